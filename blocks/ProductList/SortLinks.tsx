import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import { sortOptions } from './sort-options.ts';

/** The sort orders as links. A site without prices offers none that would reveal them. */
export function SortLinks() {
  const { path, query, config } = usePage();
  const { categoryId, keyword } = query;
  const t = useMessages();
  return (
    <nav className="ProductList-sort" aria-label={t('sort')}>
      <ul className="ProductList-sortList u-scroll-x">
        {sortOptions(query.sort, config.hasPriceView).map(({ sort, isCurrent, param }) => (
          <li key={sort}>
            <Link
              to={withQuery(path, { categoryId, keyword, sort: param })}
              className="ProductList-sortLink"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
