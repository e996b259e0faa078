import type { ElementType } from 'react';
import type { ProductRow } from '#schemas/api/products.ts';
import type { ProductColumns, ProductLayout, ProductVariant } from '#schemas/layout/product-parts.ts';
import { classNames } from './class-names.ts';
import { ProductCard } from './ProductCard.tsx';

type ProductCardsProps<Row extends ProductRow> = {
  products: readonly Row[];
  layout?: ProductLayout;
  variant?: ProductVariant;
  columns?: ProductColumns;
  headingAs?: ElementType;
  /** How many of the images are on the first screen and load at once. */
  priority?: number;
  /** The treatments whose price is shown; all by default. */
  showsPrice?: (product: Row) => boolean;
  /** The search keywords to highlight. */
  words?: readonly string[];
};

/** Treatments side by side. */
export function ProductCards<Row extends ProductRow>(props: ProductCardsProps<Row>) {
  const { products, layout = 'grid', columns = 4, priority = 0, headingAs, words } = props;
  const variant = layout === 'list' ? 'line' : (props.variant ?? 'shop');
  const List = layout === 'ranked' ? 'ol' : 'ul';
  const sizes =
    variant === 'line'
      ? '(max-width: 514px) 88px, 132px'
      : `(max-width: 514px) 46vw, (max-width: 768px) ${Math.round(92 / Math.min(columns, 3))}vw, ${Math.round(1200 / columns) - 16}px`;
  return (
    <List
      data-deferred-layout=""
      className={classNames(
        'Ui-productCards',
        `Ui-productCards--${layout}`,
        `Ui-productCards--${columns}`,
        `Ui-productCards--${variant}`,
        layout === 'carousel' && 'u-scroll-x',
      )}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            variant={variant}
            rank={layout === 'ranked' ? index + 1 : undefined}
            headingAs={headingAs}
            sizes={sizes}
            priority={index < priority}
            hasPrice={props.showsPrice?.(product) ?? true}
            words={words}
          />
        </li>
      ))}
    </List>
  );
}
