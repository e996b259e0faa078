import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { objectOf } from '../document/json-object.ts';
import { initialValue } from '../schema/initial-value.ts';
import { type JsonSchema, resolved } from '../schema/json-schema.ts';
import type { Option } from '../schema/shape.ts';
import { nameOf } from './ChoiceField.tsx';
import type { ControlProps } from './control-props.ts';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';

type Props = ControlProps & { item: JsonSchema; keys: Option[] | undefined };

/** Values by name. The schema lists the names, or any name is allowed. */
export function RecordField({ path, value, title, shape, item, keys }: Props) {
  const { t } = useLingui();
  const { schema: root, setValue } = useForm();
  const [name, setName] = useState('');
  const own = objectOf(value);
  const used = Object.keys(own);
  const itemOf = (key: string): JsonSchema => {
    const option = keys?.find(({ value: known }) => known === key);
    return option ? { ...resolved(root, item), title: nameOf(option) } : item;
  };
  const add = (key: string) => setValue([...path, key], initialValue(root, item));
  return (
    <fieldset className="Group">
      <legend className="Group-title">{title}</legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {used.map((key) => (
        <Field
          key={key}
          schema={itemOf(key)}
          path={[...path, key]}
          value={own[key]}
          name={key}
          isRequired={false}
        />
      ))}
      {keys ? (
        <div className="Row">
          {keys
            .filter(({ value: key }) => !used.includes(String(key)))
            .map((option) => (
              <Button key={String(option.value)} onPress={() => add(String(option.value))}>
                + {nameOf(option)}
              </Button>
            ))}
        </div>
      ) : (
        <div className="Row">
          <TextField data-own-undo label={t`New name`} value={name} onChange={setName} />
          <Button
            isDisabled={name === '' || used.includes(name)}
            onPress={() => {
              add(name);
              setName('');
            }}
          >
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
