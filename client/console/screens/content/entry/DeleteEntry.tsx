import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Link } from 'react-router';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { useListNames } from '../../../ui/pickers/entry-kinds.ts';
import { isEditableList, listAddress } from '../list-texts.ts';
import { type EntryUses, useDeleteEntry } from './use-save-entry.ts';

type Props = {
  code: string;
  list: EditableList;
  saved: ContentEntryAnswer;
  title: string;
  onDeleted: () => void;
};

/** Deletes the entry, or lists those that name it. */
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
  const [problem, setProblem] = useState<string>();
  const [uses, setUses] = useState<EntryUses>();
  const remove = useDeleteEntry(code, list, () => {
    close();
    onDeleted();
  });
  async function accept() {
    setBusy(true);
    setProblem(undefined);
    try {
      setUses(await remove(saved));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  if (uses)
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
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <div className="Dialog-buttons">
        <Button onPress={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="danger" isPending={isBusy} onPress={() => void accept()} autoFocus>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  );
}

function Use({ code, list, id, title }: { code: string } & EntryUses[number]) {
  const name = useListNames()[list];
  return (
    <>
      {name}: {isEditableList(list) ? <Link to={listAddress(code, list, id)}>{title}</Link> : title}
    </>
  );
}
