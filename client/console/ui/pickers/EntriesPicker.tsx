import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import type { FactKind } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryChip } from './EntryPicker.tsx';
import { useKindNames } from './entry-kinds.ts';

type Props = {
  kind: FactKind;
  value: readonly number[];
  onChange: (value: number[]) => void;
  label: string;
  isDisabled?: boolean;
};

/** Several entries of the clinic, in the order in which they were chosen. */
export function EntriesPicker({ kind, value, onChange, label, isDisabled = false }: Props) {
  const { t } = useLingui();
  const names = useKindNames();
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Group className="Field" aria-label={label}>
      <span className="Field-label">{label}</span>
      <span className="Picker-row">
        {value.map((id) => (
          <EntryChip key={id} {...{ kind, id, label }} {...(!isDisabled && { onRemove: () => toggle(id) })} />
        ))}
        <Button isDisabled={isDisabled} onPress={() => setOpen(true)} aria-label={t`Choose: ${label}`}>
          <Trans>Choose…</Trans>
        </Button>
      </span>
      <ModalDialog title={names[kind]} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <>
            <EntryList kind={kind} chosen={value} isMultiple onChoose={({ id }) => toggle(id)} />
            <div className="Dialog-buttons">
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
    </Group>
  );
}
