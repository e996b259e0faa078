import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { EntriesDialog } from './EntriesDialog.tsx';
import { EntryChip } from './EntryPicker.tsx';

type Props = {
  kind: PickerKind;
  value: readonly number[];
  onChange: (value: number[]) => void;
  label: string;
};

/** Several entries of the clinic, in the order in which they were chosen. */
export function EntriesPicker({ kind, value, onChange, label }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Group className="Field" aria-label={label}>
      <span className="Field-label">{label}</span>
      <span className="Picker-row">
        {value.map((id) => (
          <EntryChip key={id} kind={kind} id={id} label={label} onRemove={() => toggle(id)} />
        ))}
        <Button onPress={() => setOpen(true)} aria-label={t`Choose: ${label}`}>
          <Trans>Choose…</Trans>
        </Button>
      </span>
      <EntriesDialog kind={kind} value={value} isOpen={isOpen} onToggle={toggle} onOpenChange={setOpen} />
    </Group>
  );
}
