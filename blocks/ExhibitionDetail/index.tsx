import { Badge } from '#blocks/_ui/Badge.tsx';
import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { ShareButton } from '#blocks/_ui/ShareButton.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePeriod } from '#blocks/_ui/use-period.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { isRunning } from '#engine/domain/period/period-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { EventOptions } from './EventOptions.tsx';
import type { meta, schema } from './schema.ts';

export default function ExhibitionDetail({
  id,
  data,
  source,
  slots,
}: BlockProps<typeof schema, typeof meta>) {
  const { locale } = usePage();
  const t = useMessages();
  const periodOf = usePeriod();
  const exhibition = source?.row;
  if (!exhibition) return null;
  const period = periodOf(exhibition);
  const lang = contentLang(exhibition, locale);
  // Event prices apply only while it runs: before and after there is nothing to pick.
  const isPicked =
    slots.picker !== undefined &&
    isRunning(period.state) &&
    exhibition.products.some(({ options }) => options.length > 0);
  return (
    <article className="ExhibitionDetail" aria-labelledby={`${id}-title`}>
      <Section as="div">
        <header className={`ExhibitionDetail-head ExhibitionDetail-head--${data.layout}`}>
          {exhibition.image && (
            <div className="ExhibitionDetail-banner">
              <Image
                image={exhibition.image}
                alt={contentText(exhibition.image.alt, exhibition, locale)}
                sizes={
                  data.layout === 'split'
                    ? '(max-width: 768px) 100vw, 640px'
                    : '(max-width: 1248px) 100vw, 1200px'
                }
                priority
              />
            </div>
          )}
          <div className="ExhibitionDetail-words">
            <p className="ExhibitionDetail-state">
              <Badge tone={isRunning(period.state) ? 'accent' : 'neutral'}>{period.label}</Badge>{' '}
              {period.left && <Badge tone="dark">{period.left}</Badge>}
            </p>
            <h1 id={`${id}-title`} className="ExhibitionDetail-title">
              <T value={contentText(exhibition.title, exhibition, locale)} />
            </h1>
            <T
              as="p"
              className="ExhibitionDetail-summary"
              value={contentText(exhibition.summary, exhibition, locale)}
            />
            <p className="ExhibitionDetail-period">
              <Icon name="calendar" size={18} />
              <span className="u-hidden">{t('period')} </span>
              {period.dates}
            </p>
            <ShareButton title={exhibition.title} className="ExhibitionDetail-share" />
          </div>
        </header>
        {period.state === 'ended' && <Ended />}
        <h2 className="u-hidden">{t('story')}</h2>
        <Html className="ExhibitionDetail-story" html={exhibition.description} lang={lang} />
        {period.state !== 'ended' && (
          <section className="ExhibitionDetail-products" aria-labelledby={`${id}-products`}>
            <h2 id={`${id}-products`} className="ExhibitionDetail-subtitle">
              {t('products')}
            </h2>
            {exhibition.products.length > 0 ? (
              <ProductCards
                products={exhibition.products}
                columns={data.columns}
                variant={data.variant}
                showsPrice={({ options, isConsultationRequired }) =>
                  options.length > 0 || isConsultationRequired
                }
              />
            ) : (
              <EmptyState title={t('noProducts')} />
            )}
          </section>
        )}
        {isPicked ? (
          <div className="ExhibitionDetail-picker">{slots.picker}</div>
        ) : (
          period.state !== 'ended' && <EventOptions id={id} products={exhibition.products} />
        )}
      </Section>
      {slots.after}
    </article>
  );
}

/** Event prices no longer apply: links to running events instead of the treatments. */
function Ended() {
  const t = useMessages();
  return (
    <div className="ExhibitionDetail-ended">
      <p className="ExhibitionDetail-endedTitle">{t('ended')}</p>
      <p>{t('endedText')}</p>
      <Button to="/exhibitions?state=running" className="ExhibitionDetail-endedLink">
        {t('ongoing')}
      </Button>
    </div>
  );
}
