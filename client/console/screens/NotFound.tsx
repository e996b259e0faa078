import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** A URL that leads to no screen. */
export function Component() {
  return (
    <main className="Screen">
      <div className="Empty">
        <h1>
          <Trans>There is no such page</Trans>
        </h1>
        <Link to="/partners">
          <Trans>All sites</Trans>
        </Link>
      </div>
    </main>
  );
}
