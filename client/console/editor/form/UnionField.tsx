import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/Select.tsx';
import { optionOf } from '../schema/fits.ts';
import { initialValue } from '../schema/initial-value.ts';
import { resolved } from '../schema/json-schema.ts';
import { type Shape, shapeOf } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';

/** A value of one of several kinds: a choice of the kind, and its fields. */
export function UnionField({
  options: union,
  ...props
}: ControlProps & { options: Extract<Shape, { kind: 'union' }> }) {
  const { t } = useLingui();
  const { schema: root, setValue } = useForm();
  const { path, value, title, name, isRequired } = props;
  const index = value === undefined ? undefined : optionOf(root, union, value);
  const chosen = index === undefined ? undefined : union.options[index];
  const choices = union.options.map((option, at) => {
    const number = at + 1;
    return { id: String(at), name: resolved(root, option).title ?? t`Kind ${number}` };
  });
  return (
    <div className="Field">
      <Select
        label={title}
        options={[...(isRequired ? [] : [{ id: 'none', name: t`Not set` }]), ...choices]}
        value={index === undefined ? 'none' : String(index)}
        onChange={(id) => {
          const option = union.options[Number(id)];
          setValue(path, option === undefined ? undefined : initialValue(root, option));
        }}
      />
      {union.help && <p className="Field-help">{union.help}</p>}
      {chosen && shapeOf(root, chosen).kind !== 'union' && (
        <Field schema={chosen} path={path} value={value} name={name} isRequired />
      )}
    </div>
  );
}
