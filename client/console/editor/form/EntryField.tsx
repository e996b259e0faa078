import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { EntryPicker } from '../../ui/pickers/EntryPicker.tsx';
import { useEntry } from '../../ui/pickers/use-entry.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { MissingEntry } from './MissingEntry.tsx';

export type EntryProps = ControlProps & { of: PickerKind };

/** A field for the number of an entry: the entry is shown by its title. */
export function EntryField({ path, value, title, shape, isRequired, of }: EntryProps) {
  const { setValue, self } = useForm();
  const id = typeof value === 'number' ? value : undefined;
  const isMissing = useEntry(of, id) === null;
  return (
    <>
      <EntryPicker
        kind={of}
        label={title}
        value={id}
        onChange={(next) => setValue(path, next)}
        isRequired={isRequired}
        without={self?.kind === of ? self.id : undefined}
      />
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {isMissing && <MissingEntry />}
    </>
  );
}
