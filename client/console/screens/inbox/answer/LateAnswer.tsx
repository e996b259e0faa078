import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The present answer, beside the form that was opened before it. */
export function LateAnswer({ children }: { children: ReactNode }) {
  return (
    <section className="Inbox-given">
      <p className="Notice" role="alert">
        <Trans>This answer was saved after you opened the form.</Trans>
      </p>
      {children}
    </section>
  );
}
