import { Fragment } from 'react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { categoryPath } from '#engine/route/page-keys.ts';
import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';

type CategoryLinksProps = {
  categories: readonly ProductCategoryRow[];
  layout: 'icons' | 'tiles';
  hasAll: boolean;
  hasCount: boolean;
  label: string;
};

/** Categories as round icons or image tiles. */
export function CategoryLinks({ categories, layout, hasAll, hasCount, label }: CategoryLinksProps) {
  const { locale, config } = usePage();
  // The operator may hide icons (SPEC section 3, isIconExposure); tiles always show their image.
  const isPlain = layout === 'icons' && !config.isIconExposure;
  const t = useMessages();
  return (
    <nav aria-label={label}>
      <ul className={`CategoryNav-list CategoryNav-list--${isPlain ? 'plain' : layout}`}>
        {hasAll && (
          <li>
            <Link to="/products" className="CategoryNav-link">
              {!isPlain && (
                <span className="CategoryNav-picture CategoryNav-picture--blank">
                  <Icon name="grid" size={24} />
                </span>
              )}
              <span className="CategoryNav-name">{t('all')}</span>
            </Link>
          </li>
        )}
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(category.id)} className="CategoryNav-link">
              {!isPlain && <Picture category={category} layout={layout} />}
              <span className="CategoryNav-name" lang={contentLang(category, locale)}>
                {brokenAfterDots(category.name)}
              </span>
              {hasCount && (
                <span className="CategoryNav-count">{t('count', { count: category.productCount })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A line of a name such as `여드름·흉터·모공` may end with a dot, but not begin with one. */
const brokenAfterDots = (name: string) =>
  // The lookbehind changes no match: without it, each letter of a long word would be tried as a beginning.
  name.split(/((?<![^\s·])[^\s·]+·)/).map((part, index) =>
    // `split` by a group puts the matches at the odd indexes.
    index % 2 === 1 ? (
      <Fragment key={part}>
        <span className="u-name">{part}</span>
        <wbr />
      </Fragment>
    ) : (
      part
    ),
  );

function Picture({ category, layout }: { category: ProductCategoryRow; layout: 'icons' | 'tiles' }) {
  const image = layout === 'tiles' ? (category.image ?? category.icon) : (category.icon ?? category.image);
  if (!image) {
    return (
      <span className="CategoryNav-picture CategoryNav-picture--blank">
        <Icon name="sparkles" size={24} />
      </span>
    );
  }
  const sizes = layout === 'tiles' ? '(max-width: 768px) 50vw, 300px' : '(max-width: 768px) 60px, 72px';
  return (
    <span className="CategoryNav-picture">
      <Image image={image} alt="" sizes={sizes} />
    </span>
  );
}
