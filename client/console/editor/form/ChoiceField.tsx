import { useLingui } from '@lingui/react/macro';
import { Checkbox, CheckboxGroup, Label, Text } from 'react-aria-components';
import { Select } from '../../ui/Select.tsx';
import { humanized } from '../schema/json-schema.ts';
import type { Option } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** The label of a value: its title, or its name as separate words. */
export const nameOf = ({ value, title }: Option) => (title === value ? humanized(title) : title);

/** A choice of one value. Choosing the default removes the value from the document. */
export function ChoiceField({
  path,
  value,
  title,
  shape,
  isRequired,
  options,
}: ControlProps & { options: Option[] }) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const standard = options.find((option) => option.value === shape.default);
  const standardName = standard && nameOf(standard);
  const none = {
    id: 'none',
    name: standardName === undefined ? t`Not set` : t`${standardName} (default)`,
  };
  const listed = options.filter((option) => option !== standard);
  return (
    <div className="Field">
      <Select
        label={title}
        options={[
          ...(isRequired && value !== undefined ? (standard ? [none] : []) : [none]),
          ...listed.map((option) => ({ id: JSON.stringify(option.value), name: nameOf(option) })),
        ]}
        value={value === undefined || value === shape.default ? 'none' : JSON.stringify(value)}
        onChange={(id) => setValue(path, id === 'none' ? undefined : JSON.parse(id))}
      />
      {shape.help && <p className="Field-help">{shape.help}</p>}
    </div>
  );
}

/** A choice of several values, stored in the order of the options. */
export function ChoicesField({ path, value, title, shape, options }: ControlProps & { options: Option[] }) {
  const { setValue } = useForm();
  const chosen = Array.isArray(value) ? value : Array.isArray(shape.default) ? shape.default : [];
  return (
    <CheckboxGroup
      className="Field"
      value={chosen.map((one) => JSON.stringify(one))}
      onChange={(ids) => {
        const next = options.filter((option) => ids.includes(JSON.stringify(option.value)));
        setValue(path, next.length === 0 ? undefined : next.map((option) => option.value));
      }}
    >
      <Label className="Field-label">{title}</Label>
      {options.map((option) => (
        <Checkbox key={JSON.stringify(option.value)} value={JSON.stringify(option.value)} className="Check">
          <span className="Check-box" aria-hidden="true" />
          {nameOf(option)}
        </Checkbox>
      ))}
      {shape.help && (
        <Text slot="description" className="Field-help">
          {shape.help}
        </Text>
      )}
    </CheckboxGroup>
  );
}
