import type { ElementType } from 'react';
import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { categoryPath } from '#engine/route/page-keys.ts';
import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';

type Layout = 'tiles' | 'rows';
type CategoryProps = {
  category: ProductCategoryRow;
  headingAs: ElementType;
  layout: Layout;
  isFirst: boolean;
};

const sizes: Record<Layout, string> = {
  tiles: '(max-width: 768px) 120px, (max-width: 1024px) 50vw, 282px',
  rows: '(max-width: 514px) 88px, 140px',
};

/** One category: image, name, summary and number of treatments. */
export function Category({ category, headingAs: Heading, layout, isFirst }: CategoryProps) {
  const { locale, config } = usePage();
  const t = useMessages();
  // An icon replaces a missing image only if the operator shows icons (`isIconExposure`).
  const image = category.image ?? (config.isIconExposure ? category.icon : null);
  return (
    <article className="CategoryPick-item">
      <div className="CategoryPick-media">
        {image ? (
          <Image image={image} alt="" sizes={sizes[layout]} priority={isFirst} />
        ) : (
          <span className="CategoryPick-blank">
            <Icon name="sparkles" size={32} />
          </span>
        )}
      </div>
      <div className="CategoryPick-body">
        <Heading className="CategoryPick-name">
          <Link to={categoryPath(category.id)} className="CategoryPick-link">
            <T value={contentText(category.name, category, locale)} />
          </Link>
        </Heading>
        <T as="p" className="CategoryPick-summary" value={contentText(category.summary, category, locale)} />
        <p className="CategoryPick-count">{t('count', { count: category.productCount })}</p>
      </div>
      <Icon name="arrow-right" size={20} className="CategoryPick-mark" />
    </article>
  );
}
