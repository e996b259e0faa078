import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** That something cannot be changed here, why, and where it can. */
export function PlaceNote({ place, children }: { place: string; children: ReactNode }) {
  return (
    <p className="Field-help">
      {children}{' '}
      <Trans>
        Cannot be changed here, only on the server: <code>{place}</code>.
      </Trans>
    </p>
  );
}
