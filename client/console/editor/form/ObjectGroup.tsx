import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { initialValue } from '../schema/initial-value.ts';
import type { ObjectField } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';

/** Fields that belong together. An optional group can be added and removed as a whole. */
export function ObjectGroup({
  schema,
  path,
  value,
  title,
  shape,
  isRequired,
  fields,
}: ControlProps & { fields: ObjectField[] }) {
  const { t } = useLingui();
  const { schema: root, setValue } = useForm();
  const isMissing = value === undefined;
  return (
    <fieldset className="Group">
      <legend className="Group-title">{title}</legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {isMissing && !isRequired ? (
        <Button onPress={() => setValue(path, initialValue(root, schema))} aria-label={t`Add: ${title}`}>
          <Trans>Add</Trans>
        </Button>
      ) : (
        <>
          <ObjectFields fields={fields} path={path} value={value} />
          {!isRequired && (
            <Button kind="quiet" onPress={() => setValue(path, undefined)} aria-label={t`Remove: ${title}`}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}
