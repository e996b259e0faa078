import { Trans } from '@lingui/react/macro';
import { Link, useRouteError } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { useErrorText } from '../ui/error-text.ts';

/** In place of a screen that failed to load or to render. */
export function ErrorScreen() {
  const error = useRouteError();
  const errorText = useErrorText();
  return (
    <main className="Screen">
      <div className="Empty" role="alert">
        <h1>
          <Trans>This page cannot be shown</Trans>
        </h1>
        <p>{errorText(error)}</p>
        <p className="Row">
          <Button kind="primary" onPress={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
          <Link to="/partners">
            <Trans>All sites</Trans>
          </Link>
        </p>
      </div>
    </main>
  );
}
