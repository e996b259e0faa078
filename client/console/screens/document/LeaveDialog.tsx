import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import type { Leaving } from './use-unsaved.ts';

/** Asks before changes are lost that are saved on their own, and not with the draft. */
export function LeaveDialog({ title, leaving }: { title: ReactNode; leaving: Leaving | undefined }) {
  return (
    <ModalDialog
      title={title}
      isOpen={leaving !== undefined}
      onOpenChange={(isOpen) => !isOpen && leaving?.stay()}
    >
      {() => (
        <>
          <p>
            <Trans>The changes are not in the draft of the site, and would be lost.</Trans>
          </p>
          <div className="Dialog-buttons">
            <Button autoFocus onPress={() => leaving?.stay()}>
              <Trans>Keep editing</Trans>
            </Button>
            <Button kind="danger" onPress={() => leaving?.go()}>
              <Trans>Discard the changes</Trans>
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  );
}
