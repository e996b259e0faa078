import { Trans } from '@lingui/react/macro';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';

const PreviewLink = lazyPart(() => import('./PreviewLink.tsx').then((module) => module.PreviewLink), {
  rows: 3,
});

/** Opens a dialog with a link to the draft. */
export function PreviewButton() {
  return (
    <DialogTrigger>
      <Button>
        <Trans>Preview link</Trans>
      </Button>
      <ModalDialog title={<Trans>Preview link</Trans>}>
        {(close) => <PreviewLink onClose={close} />}
      </ModalDialog>
    </DialogTrigger>
  );
}
