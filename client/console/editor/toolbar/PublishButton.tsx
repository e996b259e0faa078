import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useDocument } from '../state/use-document.ts';

// Loaded at first use: it contains a calendar, which the editor's first screen does not need.
const PublishForm = lazy(() =>
  import('./PublishForm.tsx').then((loaded) => ({ default: loaded.PublishForm })),
);

/** Opens the dialog that publishes the document. */
export function PublishButton({ timeZone }: { timeZone: string }) {
  const { value } = useDocument();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" isDisabled={value === undefined} onPress={() => setOpen(true)}>
        <Trans>Publish…</Trans>
      </Button>
      <ModalDialog title={<Trans>Publish</Trans>} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <Suspense fallback={<SkeletonRows count={4} />}>
            <PublishForm timeZone={timeZone} onClose={close} />
          </Suspense>
        )}
      </ModalDialog>
    </>
  );
}
