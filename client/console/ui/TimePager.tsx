import { Trans } from '@lingui/react/macro';
import { Link, type To } from 'react-router';

type Props = { label: string; newest: To | undefined; older: To | undefined };

/** Links through a list that is ordered by time; nothing if it fits. */
export function TimePager({ label, newest, older }: Props) {
  if (!newest && !older) return null;
  return (
    <nav className="Row" aria-label={label}>
      {newest && (
        <Link to={newest} preventScrollReset>
          <Trans>Newest</Trans>
        </Link>
      )}
      {older && (
        <Link to={older} preventScrollReset>
          <Trans>Older</Trans>
        </Link>
      )}
    </nav>
  );
}
