import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

const PreviewLink = lazy(() =>
  import('./PreviewLink.tsx').then((loaded) => ({ default: loaded.PreviewLink })),
);

/** Opens a dialog with a link to the draft. */
export function PreviewButton() {
  return (
    <DialogTrigger>
      <Button>
        <Trans>Preview link</Trans>
      </Button>
      <ModalDialog title={<Trans>Preview link</Trans>}>
        {(close) => (
          <Suspense fallback={<SkeletonRows count={3} />}>
            <PreviewLink onClose={close} />
          </Suspense>
        )}
      </ModalDialog>
    </DialogTrigger>
  );
}
