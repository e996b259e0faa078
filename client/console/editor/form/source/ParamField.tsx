import type { Json } from '#schemas/json.ts';
import { EntriesPicker } from '../../../ui/pickers/EntriesPicker.tsx';
import { EntryPicker } from '../../../ui/pickers/EntryPicker.tsx';
import type { Path } from '../../document/parse-document.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { humanized } from '../../schema/json-schema.ts';
import { shapeOf } from '../../schema/shape.ts';
import { BindButton } from '../BindButton.tsx';
import { Field } from '../Field.tsx';
import { Findings } from '../Findings.tsx';
import { useForm } from '../form-context.ts';
import { paramKind } from './param-kinds.ts';
import { paramSchema } from './param-schema.ts';

type Props = {
  source: string;
  name: string;
  schema: JsonSchema;
  path: Path;
  value: Json | undefined;
  isRequired: boolean;
};

/** A parameter of a source: a picker if it identifies an entry, otherwise the field of its schema. */
export function ParamField({ source, name, schema, path, value, isRequired }: Props) {
  const { schema: root, setValue, findingsAt } = useForm();
  const own = paramSchema(root, schema, value);
  const kind = paramKind(source, name);
  const shape = shapeOf(root, own);
  const title = shape.title ?? humanized(name);
  const isList = shape.kind === 'list';
  const isPicked =
    kind !== undefined && (value === undefined || (isList ? isNumbers(value) : typeof value === 'number'));
  if (!isPicked) return <Field schema={own} path={path} value={value} name={name} isRequired={isRequired} />;
  return (
    <div className="FormField" data-path={JSON.stringify(path)}>
      {isList ? (
        <EntriesPicker
          kind={kind}
          label={title}
          value={isNumbers(value) ? value : []}
          onChange={(ids) => setValue(path, ids.length === 0 ? undefined : ids)}
        />
      ) : (
        <EntryPicker
          kind={kind}
          label={title}
          value={typeof value === 'number' ? value : undefined}
          onChange={(id) => setValue(path, id)}
        />
      )}
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {shape.isBindable && (
        <BindButton
          schema={own}
          path={path}
          value={value}
          name={name}
          isRequired={isRequired}
          shape={shape}
          title={title}
        />
      )}
      <Findings findings={findingsAt(path)} />
    </div>
  );
}

const isNumbers = (value: Json | undefined): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
