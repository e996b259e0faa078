import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Stands for a screen that only administrators of the clinic see. @param title states what they see */
export function AdministratorsOnly({ title }: { title: ReactNode }) {
  return (
    <main className="Screen">
      <div className="Empty">
        <h1>{title}</h1>
        <p>
          <Trans>Ask an administrator of the clinic.</Trans>
        </p>
      </div>
    </main>
  );
}
