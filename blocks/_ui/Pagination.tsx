import { useHasPageLinks } from '#engine/context/use-has-page-links.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  /** The current page of the list: pages count from 1, `count` is the total number of rows. */
  list: { page: number; limit: number; count: number };
  /** Site path (without language) of a page of the list. The first page has no number and uses the list's own URL. */
  hrefFor: (page: number | undefined) => string;
  /** Names the list, for pages with more than one. */
  label?: string;
};

/** Links to the other pages of a list; nothing if there is only one, or if the list does not follow the URL. */
export function Pagination({ list, hrefFor, label }: PaginationProps) {
  const t = useMessages();
  const hasLinks = useHasPageLinks();
  const { page } = list;
  const pages = Math.ceil(list.count / list.limit);
  if (pages <= 1 || !hasLinks) return null;
  const to = (number: number) => hrefFor(number > 1 ? number : undefined);
  return (
    <nav className="Ui-pagination" aria-label={label ?? t('pagination.nav')}>
      <ul className="Ui-pagination-list">
        <Step
          to={page > 1 ? to(page - 1) : null}
          label={t('pagination.previous')}
          icon="chevron-left"
          rel="prev"
        />
        {pageWindow(page, pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className={entry === null ? 'Ui-pagination-gap' : undefined}>
            {entry === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={to(entry)}
                className="Ui-pagination-link"
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <Step
          to={page < pages ? to(page + 1) : null}
          label={t('pagination.next')}
          icon="chevron-right"
          rel="next"
        />
      </ul>
    </nav>
  );
}

type StepProps = { to: string | null; label: string; icon: 'chevron-left' | 'chevron-right'; rel: string };

function Step({ to, label, icon, rel }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span className="Ui-pagination-link Ui-pagination-link--off" aria-hidden="true">
          <Icon name={icon} size={18} />
        </span>
      ) : (
        <Link to={to} className="Ui-pagination-link" aria-label={label} rel={rel}>
          <Icon name={icon} size={18} />
        </Link>
      )}
    </li>
  );
}
