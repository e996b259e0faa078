import { Trans } from '@lingui/react/macro';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { useDocument } from '../state/use-document.ts';

const PreviewLink = lazyPart(() => import('./PreviewLink.tsx').then((module) => module.PreviewLink), {
  rows: 3,
});

/** Opens a dialog with a link to the draft. */
export function PreviewButton() {
  const { value } = useDocument();
  return (
    <DialogTrigger>
      {/* A text with errors is not saved: the link would lead to an earlier one. */}
      <Button isDisabled={value === undefined}>
        <Trans>Preview link</Trans>
      </Button>
      <ModalDialog title={<Trans>Preview link</Trans>}>
        {(close) => <PreviewLink onClose={close} />}
      </ModalDialog>
    </DialogTrigger>
  );
}
