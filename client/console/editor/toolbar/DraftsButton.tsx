import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { DialogTrigger } from 'react-aria-components';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { useSession } from '../draft/session-context.ts';

const DraftList = lazyPart(() => import('../../drafts/DraftList.tsx').then((module) => module.DraftList), {
  rows: 3,
});

/** The number of drafts. It opens their list, from which others can be opened. */
export function DraftsButton() {
  const { code } = useSession();
  const { draft } = useAtomValue(draftStatusAtom);
  const count = useCall('drafts', { code }).data?.rows.length ?? 0;
  if (count === 0) return null;
  return (
    <DialogTrigger>
      <Button kind="quiet">
        <Trans>Drafts</Trans>
        <span className="Badge">{count}</span>
      </Button>
      <ModalDialog title={<Trans>Drafts</Trans>}>
        {(close) => (
          <>
            <DraftList open={draft} onOpen={close} />
            <div className="Dialog-buttons">
              <Button onPress={close}>
                <Trans>Close</Trans>
              </Button>
            </div>
          </>
        )}
      </ModalDialog>
    </DialogTrigger>
  );
}
