import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import type { Leaving } from './use-unsaved-popup.ts';

/** Asks before unsaved changes of a popup are lost. */
export function LeaveDialog({ leaving }: { leaving: Leaving | undefined }) {
  return (
    <ModalDialog
      title={<Trans>The popup is not saved</Trans>}
      isOpen={leaving !== undefined}
      onOpenChange={(isOpen) => !isOpen && leaving?.stay()}
    >
      {() => (
        <>
          <p>
            <Trans>Its changes are not in the draft of the site, and would be lost.</Trans>
          </p>
          <div className="Dialog-buttons">
            <Button autoFocus onPress={() => leaving?.stay()}>
              <Trans>Go on with it</Trans>
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
