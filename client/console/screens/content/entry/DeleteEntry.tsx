import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Link } from 'react-router';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { useHoldDialog } from '../../../ui/hold-dialog.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { useListNames } from '../../../ui/pickers/entry-kinds.ts';
import { PlaceList } from '../../media/PlaceList.tsx';
import { isEditableList, listAddress } from '../list-texts.ts';
import { type EntryUses, useDeleteEntry } from './use-save-entry.ts';

type Props = {
  code: string;
  list: EditableList;
  saved: ContentEntryAnswer;
  title: string;
  onDeleted: () => void;
};

/** Deletes the entry after it has told what leads to it, or lists those that name it. */
export function DeleteEntry(props: Props) {
  return (
    <DialogTrigger>
      <Button kind="danger">
        <Trans>Delete…</Trans>
      </Button>
      <ModalDialog title={<Trans>Delete “{props.title}”?</Trans>}>
        {(close) => <Question {...props} close={close} />}
      </ModalDialog>
    </DialogTrigger>
  );
}

function Question({ code, list, saved, onDeleted, close }: Props & { close: () => void }) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  useHoldDialog(isBusy);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<EntryUses>();
  const found = useCall('contentEntryUses', { code, list, id: saved.id });
  const remove = useDeleteEntry(code, list, () => {
    close();
    onDeleted();
  });
  async function accept() {
    setBusy(true);
    setProblem(undefined);
    try {
      setRefused(await remove(saved));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  const { uses = [], articles = 0 } = refused ?? found.data ?? {};
  if (uses.length > 0 || articles > 0)
    return (
      <>
        {uses.length > 0 && <NamedBy code={code} uses={uses} />}
        {articles > 0 && <WrittenOn code={code} articles={articles} />}
        <div className="Dialog-buttons">
          <Button onPress={close} autoFocus>
            <Trans>Close</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        <Trans>Visitors will no longer see it. You can undo this right afterwards.</Trans>
      </p>
      <LoadState read={found} rows={1}>
        {({ places }) =>
          places.length > 0 && (
            <div className="EntryUses">
              <p>
                <Trans>These places show it or link to it. Their links will lead nowhere:</Trans>
              </p>
              <PlaceList places={places} />
            </div>
          )
        }
      </LoadState>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons onCancel={close}>
        <Button kind="danger" isPending={isBusy} onPress={() => void accept()} autoFocus>
          <Trans>Delete</Trans>
        </Button>
      </DialogButtons>
    </>
  );
}

function NamedBy({ code, uses }: { code: string; uses: EntryUses['uses'] }) {
  return (
    <>
      <div role="alert">
        <p>
          <Trans>It cannot be deleted: these entries refer to it. Remove it from them first.</Trans>
        </p>
      </div>
      <ul className="EntryUses">
        {uses.map((use) => (
          <li key={`${use.list} ${use.id}`}>
            <Use code={code} {...use} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Visitors' articles are no entries of the content: operators read and erase them in the inbox. */
function WrittenOn({ code, articles }: { code: string; articles: number }) {
  return (
    <div className="EntryUses" role="alert">
      <p>
        <Plural
          value={articles}
          one="It cannot be deleted: # article of a visitor is on it. An administrator has to erase it first."
          other="It cannot be deleted: # articles of visitors are on it. An administrator has to erase them first."
        />
      </p>
      <p>
        <Link to={`/partners/${code}/inbox/articles`}>
          <Trans>Articles of visitors in the inbox</Trans>
        </Link>
      </p>
    </div>
  );
}

function Use({ code, list, id, title }: { code: string } & EntryUses['uses'][number]) {
  const name = useListNames()[list];
  return (
    <>
      {name}: {isEditableList(list) ? <Link to={listAddress(code, list, id)}>{title}</Link> : title}
    </>
  );
}
