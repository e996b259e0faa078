import type { ElementType } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductRow } from '#schemas/api/products.ts';
import type { ProductVariant } from '#schemas/layout/product-parts.ts';
import { Badge } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { contentLang, contentText } from './content-text.ts';
import { eventItem } from './event-item.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { Icon } from './Icon.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { ProductPrice } from './ProductPrice.tsx';

type ProductCardProps = {
  product: ProductRow;
  variant?: ProductVariant;
  /** Place in a ranking, from 1. */
  rank?: number;
  headingAs?: ElementType;
  sizes: string;
  /** The image is among the first on the screen. */
  priority?: boolean;
  hasPrice?: boolean;
  /** The search keywords to highlight. */
  words?: readonly string[];
};

/** A treatment in a list: image, name, price under the site's rules. The whole card links to its page. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    variant = 'shop',
    rank,
    headingAs: Heading = 'h3',
    sizes,
    priority,
    hasPrice = true,
    words,
  } = props;
  const page = usePage();
  const { locale } = page;
  const t = useMessages();
  const isQuiet = variant === 'quiet';
  const newBadge = product.isNew && (
    <Badge tone="accent" className="Ui-productCard-new">
      {t('product.new')}
    </Badge>
  );
  return (
    <article
      className={classNames('Ui-productCard', `Ui-productCard--${variant}`)}
      {...eventItem(page, { ...product, priced: product })}
    >
      <div className="Ui-productCard-media">
        {product.image ? (
          <Image image={product.image} alt="" sizes={sizes} priority={priority} />
        ) : (
          <span className="Ui-productCard-blank">
            <Icon name="sparkles" size={32} />
          </span>
        )}
        {rank !== undefined && (
          <span className="Ui-productCard-rank">
            <span aria-hidden="true">{rank}</span>
            <span className="u-hidden">{t('product.rank', { rank })}</span>
          </span>
        )}
        {variant === 'shop' && newBadge}
        {!product.isReservable && <span className="Ui-productCard-closed">{t('product.unavailable')}</span>}
      </div>
      <div className="Ui-productCard-body">
        {variant === 'line' && newBadge}
        <Heading className="Ui-productCard-name">
          <Link to={`/products/${product.id}`} className="Ui-productCard-link">
            <HighlightedText value={contentText(product.name, product, locale)} words={words} />
          </Link>
        </Heading>
        <HighlightedText
          as="p"
          className="Ui-productCard-summary"
          value={contentText(product.summary, product, locale)}
          words={words}
        />
        {hasPrice && (
          <ProductPrice
            item={product}
            currency={product.currency}
            size="m"
            silent={isQuiet}
            className="Ui-productCard-price"
          />
        )}
        <Tags product={product} words={words} />
      </div>
    </article>
  );
}

function Tags({ product, words }: Pick<ProductCardProps, 'product' | 'words'>) {
  const { locale } = usePage();
  if (product.tags.length === 0) return null;
  const lang = contentLang(product, locale);
  return (
    <ul className="Ui-productCard-tags" lang={lang}>
      {product.tags.slice(0, 3).map((tag) => (
        <li key={tag}>
          <HighlightedText value={tag} words={words} />
        </li>
      ))}
    </ul>
  );
}
