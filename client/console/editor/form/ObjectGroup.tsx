import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { initialValue } from '../schema/initial-value.ts';
import { type ObjectField, shapeOf } from '../schema/shape.ts';
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
  const { shared, shown } = withSharedHelp(fields);
  const isChoices = fields.every((field) => shapeOf(root, field.schema).kind === 'choice');
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
          {shared && <p className="Field-help">{shared}</p>}
          {isChoices ? (
            <div className="Group-choices">
              <ObjectFields fields={shown} path={path} value={value} />
            </div>
          ) : (
            <ObjectFields fields={shown} path={path} value={value} />
          )}
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

/** A help text that all fields share, such as the days of a week, is shown once. */
function withSharedHelp(fields: ObjectField[]): { shared: string | undefined; shown: ObjectField[] } {
  const [first] = fields;
  const shared = fields.length > 1 ? first?.schema.description : undefined;
  if (!shared || fields.some(({ schema }) => schema.description !== shared))
    return { shared: undefined, shown: fields };
  return {
    shared,
    shown: fields.map(({ schema: { description: _, ...schema }, ...field }) => ({ ...field, schema })),
  };
}
