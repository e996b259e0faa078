import { Badge } from '#blocks/_ui/Badge.tsx';
import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { eventItem } from '#blocks/_ui/event-item.ts';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { ShareButton } from '#blocks/_ui/ShareButton.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { eventOfAll } from '#engine/domain/price/event-of-all.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { ProductDetail as Product } from '#schemas/api/products.ts';
import { advertisedPrice } from './advertised-price.ts';
import { EventNote } from './EventNote.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { Guide } from './Guide.tsx';
import type { meta, schema } from './schema.ts';

export default function ProductDetail({ id, data, source, slots }: BlockProps<typeof schema, typeof meta>) {
  const page = usePage();
  const { config } = page;
  const t = useMessages();
  // Until when this applies, EventNote states.
  const { now } = useClock();
  const product = source?.row;
  if (!product) return null;
  const images = product.images.length > 0 ? product.images : product.image ? [product.image] : [];
  const advertised = advertisedPrice(product, config);
  const priceEventId = advertised.eventId ?? eventOfAll(product.event, product.options, now)?.id;
  const price = { item: advertised.item, isFrom: advertised.isFrom, currency: product.currency };
  return (
    <article
      className={`ProductDetail ProductDetail--${data.variant}`}
      aria-labelledby={`${id}-title`}
      {...eventItem(page, { ...product, priced: advertised.item }, true)}
    >
      <Section as="div">
        <div className="ProductDetail-top">
          <Gallery id={id} images={images} product={product} isWide={data.variant === 'quiet'} />
          <div className="ProductDetail-panel">
            <Heading id={id} product={product} />
            <ProductPrice {...price} size="l" className="ProductDetail-price" />
            {product.event && (
              <EventNote
                event={product.event}
                product={product}
                isOfPrice={priceEventId === product.event.id}
              />
            )}
            <Facts product={product} />
            <div id={`${id}-options`} className="ProductDetail-picker">
              {slots.picker}
            </div>
          </div>
        </div>
        <Guide id={id} product={product} />
      </Section>
      {slots.related}
      {data.hasReserveBar && product.isReservable && (
        <div className="ProductDetail-bar">
          <ProductPrice {...price} size="s" />
          <Button to={`#${id}-options`} className="ProductDetail-barButton">
            {t('choose')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Heading({ id, product }: { id: string; product: Product }) {
  const { locale } = usePage();
  const t = useMessages();
  const lang = contentLang(product, locale);
  return (
    <header className="ProductDetail-heading">
      {(product.isNew || !product.isReservable) && (
        <p className="ProductDetail-flags">
          {product.isNew && <Badge tone="accent">{t('product.new')}</Badge>}
          {!product.isReservable && <Badge tone="dark">{t('product.unavailable')}</Badge>}
        </p>
      )}
      <h1 id={`${id}-title`} className="ProductDetail-title">
        <T value={contentText(product.name, product, locale)} />
      </h1>
      <T as="p" className="ProductDetail-summary" value={contentText(product.summary, product, locale)} />
      {product.tags.length > 0 && (
        <ul className="ProductDetail-tags" lang={lang}>
          {product.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
      {/* A secret price is only for visitors who were given its link. */}
      {!product.event?.isSecret && <ShareButton title={product.name} className="ProductDetail-share" />}
    </header>
  );
}
