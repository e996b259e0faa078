import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type To } from 'react-router';

type Props = {
  page: number;
  /** Entries in all. */
  count: number;
  perPage: number;
  to: (page: number) => To;
};

/** Links to the pages before and after; nothing if there is one page. */
export function Pager({ page, count, perPage, to }: Props) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(count / perPage));
  if (last === 1) return null;
  return (
    <nav className="Pager" aria-label={t`Pages`}>
      {page > 1 ? (
        <Link to={to(page - 1)}>
          <Trans>Previous</Trans>
        </Link>
      ) : (
        <span />
      )}
      <span>
        {page} / {last}
      </span>
      {page < last ? (
        <Link to={to(page + 1)}>
          <Trans>Next</Trans>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
