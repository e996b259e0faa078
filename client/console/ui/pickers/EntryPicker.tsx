import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { useKindNames } from './entry-kinds.ts';
import { useEntry } from './use-entry.ts';

type Props = {
  kind: PickerKind;
  /** Number of the entry. One that does not exist is shown as it is. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  label: string;
  /** Whether there must be one: it can be changed, but not removed. */
  isRequired?: boolean;
  /** An entry that is not offered. */
  without?: number | undefined;
};

/** An entry of the clinic (a treatment, a notice, a board …) by its title. */
export function EntryPicker({ kind, value, onChange, label, isRequired = false, without }: Props) {
  const { t } = useLingui();
  const names = useKindNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group className="Field" aria-label={label} data-required={isRequired || undefined}>
      <span className="Field-label">{label}</span>
      <span className="Picker-row">
        {value !== undefined && (
          <EntryChip
            kind={kind}
            id={value}
            {...(!isRequired && { onRemove: () => onChange(undefined) })}
            label={label}
          />
        )}
        <Button
          onPress={() => setOpen(true)}
          aria-label={value === undefined ? t`Choose: ${label}` : t`Change: ${label}`}
        >
          {value === undefined ? <Trans>Choose…</Trans> : <Trans>Change…</Trans>}
        </Button>
      </span>
      <ModalDialog title={names[kind]} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <EntryList
            kind={kind}
            chosen={value === undefined ? [] : [value]}
            without={without}
            onChoose={({ id }) => {
              onChange(id);
              close();
            }}
          />
        )}
      </ModalDialog>
    </Group>
  );
}

type ChipProps = { kind: PickerKind; id: number; label: string; onRemove?: () => void };

/** An entry by its title. The number of a missing entry is shown as it is. */
export function EntryChip({ kind, id, label, onRemove }: ChipProps) {
  const { t } = useLingui();
  const entry = useEntry(kind, id);
  const number = `#${id}`;
  const name = entry?.title ?? number;
  return (
    <span className="Chip">
      {entry !== null && <span>{name}</span>}
      <code className="Chip-id">{entry === null ? <Trans>{number} does not exist</Trans> : number}</code>
      {onRemove && (
        <Button
          kind="quiet"
          className="Chip-remove"
          aria-label={t`Remove ${name} from ${label}`}
          onPress={onRemove}
        >
          ×
        </Button>
      )}
    </span>
  );
}
