import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { useDocument } from '../state/use-document.ts';

const AskToPublish = lazyPart(
  () => import('../../drafts/AskToPublish.tsx').then((module) => module.AskToPublish),
  {
    rows: 4,
  },
);

/** In place of publishing, for those who may only edit: it explains how the draft gets published. */
export function AskToPublishButton() {
  const { draft } = useAtomValue(draftStatusAtom);
  const { value } = useDocument();
  return (
    <DialogTrigger>
      <Button kind="primary" isDisabled={draft === null || value === undefined}>
        <Trans>Ask to publish…</Trans>
      </Button>
      <ModalDialog title={<Trans>Ask to publish</Trans>}>
        {(close) => <AskToPublish id={draft} onClose={close} />}
      </ModalDialog>
    </DialogTrigger>
  );
}
