import { contentLang } from '#blocks/_ui/content-text.ts';
import { Html } from '#blocks/_ui/Html.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductDetail } from '#schemas/api/products.ts';

const parts = ['description', 'cautions', 'aftercare'] as const;

/** The texts of a treatment with links to each; nothing if the operator shows options only (`useProductInfo`). */
export function Guide({ id, product }: { id: string; product: ProductDetail }) {
  const { config, locale } = usePage();
  const t = useMessages();
  const shown = config.useProductInfo ? parts.filter((part) => product[part]) : [];
  const lang = contentLang(product, locale);
  if (shown.length === 0) return null;
  return (
    <div className="ProductDetail-guide">
      {shown.length > 1 && (
        <nav className="ProductDetail-jump" aria-label={t('contents')}>
          <ul>
            {shown.map((part) => (
              <li key={part}>
                <a href={`#${id}-${part}`} data-replace="">
                  {t(part)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map((part) => (
        <section
          key={part}
          className={`ProductDetail-text ProductDetail-text--${part}`}
          aria-labelledby={`${id}-${part}`}
        >
          <h2 id={`${id}-${part}`} className="ProductDetail-subtitle">
            {t(part)}
          </h2>
          <Html html={product[part]} lang={lang} />
        </section>
      ))}
    </div>
  );
}
