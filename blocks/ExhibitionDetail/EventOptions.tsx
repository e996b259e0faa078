import { Badge } from '#blocks/_ui/Badge.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { Link } from '#blocks/_ui/Link.tsx';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ExhibitionProduct } from '#schemas/api/exhibitions.ts';

/**
 * The options of each treatment in the event, read-only: before the event begins, and on a page without a picker.
 * Default options follow the event's own, unless the backend omits them (`hideEventPageDefaultProductOption`).
 */
export function EventOptions({ id, products }: { id: string; products: readonly ExhibitionProduct[] }) {
  const { locale } = usePage();
  const t = useMessages();
  const offered = products.filter(({ options }) => options.length > 0);
  if (offered.length === 0) return null;
  return (
    <section className="ExhibitionDetail-options" aria-labelledby={`${id}-options`}>
      <h2 id={`${id}-options`} className="ExhibitionDetail-subtitle">
        {t('options')}
      </h2>
      <ul className="ExhibitionDetail-offers">
        {offered.map((product) => (
          <li key={product.id} className="ExhibitionDetail-offer">
            <h3 className="ExhibitionDetail-offerName">
              <Link to={`/products/${product.id}`}>
                <T value={contentText(product.name, product, locale)} />
              </Link>
            </h3>
            <ul className="ExhibitionDetail-choices" lang={contentLang(product, locale)}>
              {product.options.map((option) => (
                <li key={option.id} className="ExhibitionDetail-choice">
                  <span>
                    {option.name}{' '}
                    {option.isEvent && (
                      <Badge tone="accent">
                        <span lang={locale}>{t('event')}</span>
                      </Badge>
                    )}
                  </span>
                  <div lang={locale}>
                    <ProductPrice item={option} currency={product.currency} size="s" silent />
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
