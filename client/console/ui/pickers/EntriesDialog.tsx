import { Plural, Trans } from '@lingui/react/macro';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { useKindNames } from './entry-kinds.ts';

type Props = {
  kind: PickerKind;
  value: readonly number[];
  /** Adds the entry, or removes it if it is chosen already. */
  onToggle: (id: number) => void;
  /** An entry that is not offered. */
  without?: number | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Chooses several entries of a kind. */
export function EntriesDialog({ kind, value, onToggle, without, isOpen, onOpenChange }: Props) {
  const names = useKindNames();
  return (
    <ModalDialog title={names[kind]} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <>
          <EntryList
            kind={kind}
            chosen={value}
            without={without}
            isMultiple
            onChoose={({ id }) => onToggle(id)}
          />
          <div className="Dialog-buttons Picker-end">
            <span role="status">
              <Plural value={value.length} one="# chosen" other="# chosen" />
            </span>
            <Button kind="primary" onPress={close}>
              <Trans context="closes a dialog">Done</Trans>
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  );
}
