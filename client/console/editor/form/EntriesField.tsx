import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { Button } from '../../ui/Button.tsx';
import { EntriesDialog } from '../../ui/pickers/EntriesDialog.tsx';
import { useEntries } from '../../ui/pickers/use-entries.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { ListRows } from './ListRows.tsx';
import { MissingEntry } from './MissingEntry.tsx';

export type EntriesProps = ControlProps & { of: PickerKind; min: number };

/** A field for numbers of entries: they are shown by their titles, and moved by dragging or by keyboard. */
export function EntriesField({ path, value, title: label, shape, of, min }: EntriesProps) {
  const { t } = useLingui();
  const { setValue, self } = useForm();
  const [isOpen, setOpen] = useState(false);
  const ids = Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'number'))] : [];
  const entries = useEntries(of, ids);
  const set = (next: number[]) => setValue(path, next.length === 0 && min === 0 ? undefined : next);
  const names = ids.map((id) => {
    const number = `#${id}`;
    const entry = entries?.get(id);
    return entry === null ? t`${number} does not exist` : (entry?.title ?? number);
  });
  return (
    <fieldset className="Group">
      <legend className="Group-title">
        {label}{' '}
        <span className="Badge">
          <Plural value={ids.length} one="# item" other="# items" />
        </span>
      </legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {ids.length > 0 && (
        <ListRows
          label={label}
          items={ids}
          names={names}
          onMove={(from, to) => {
            const [moved] = ids.slice(from, from + 1);
            if (moved !== undefined && from !== to) set(ids.toSpliced(from, 1).toSpliced(to, 0, moved));
          }}
          onRemove={(index) => set(ids.toSpliced(index, 1))}
        />
      )}
      {ids.some((id) => entries?.get(id) === null) && <MissingEntry />}
      <Button onPress={() => setOpen(true)} aria-label={t`Choose: ${label}`}>
        <Trans>Choose…</Trans>
      </Button>
      <EntriesDialog
        kind={of}
        value={ids}
        onToggle={(id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
        without={self?.kind === of ? self.id : undefined}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </fieldset>
  );
}
