import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** That something is not of the site document, and where it is instead. */
export function PlaceNote({ place, children }: { place: string; children: ReactNode }) {
  return (
    <p className="Field-help">
      {children}{' '}
      <Trans>
        Read only here. Place: <code>{place}</code>
      </Trans>
    </p>
  );
}
