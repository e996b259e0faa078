import { Trans, useLingui } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import type { SourceReport } from '#schemas/operator/preview.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { isObject, objectOf } from '../../document/json-object.ts';
import type { Path } from '../../document/parse-document.ts';
import { resolved } from '../../schema/json-schema.ts';
import { fieldsOf } from '../../schema/shape.ts';
import { Field } from '../Field.tsx';
import { Findings } from '../Findings.tsx';
import { useForm } from '../form-context.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { ParamField } from './ParamField.tsx';
import { SourceRows } from './SourceRows.tsx';
import { sourceTitles } from './source-titles.ts';

type Props = {
  path: Path;
  value: Json | undefined;
  /** Type of the block. */
  type: string;
  /** Names of the sources that the block accepts; empty for any. */
  names: readonly string[];
  isRequired: boolean;
  /** What the preview read for the node. */
  report: SourceReport | null | undefined;
};

/** The source of a node: its name, its parameters and the first rows of its answer. */
export function SourceField({ path, value, type, names, isRequired, report }: Props) {
  const { t } = useLingui();
  const { schema: root, setValue, findingsAt } = useForm();
  const shape = resolved(root, root.$defs?.SourceRef);
  const title = t`Content`;
  if (value !== undefined && !isObject(value))
    return <Field schema={shape} path={path} value={value} name={title} isRequired={isRequired} />;
  const name = typeof value?.name === 'string' ? value.name : '';
  const titles = sourceTitles(root, type);
  const known = names.length > 0 ? names : Object.keys(titles);
  const options = [...new Set([...known, ...(name ? [name] : [])])].map((id) => ({
    id,
    name: titles[id] ?? id,
  }));
  const params = root.$defs?.[`source.${name}`]?.properties?.params;
  const given = objectOf(value?.params);
  const fields = fieldsOf(resolved(root, params));
  const unknown = Object.keys(given).filter((key) => !fields.some((field) => field.name === key));
  const { name: _, params: __, ...others } = shape.properties ?? {};
  const rest = Object.fromEntries(
    Object.entries(value ?? {}).filter(
      ([key]) => key !== 'name' && !(key === 'params' && isObject(value?.params)),
    ),
  );
  return (
    <fieldset className="Group">
      <legend className="Group-title">{title}</legend>
      <div className="FormField" data-path={JSON.stringify(path)}>
        <Select
          label={t`What is shown`}
          options={[...(value === undefined ? [{ id: '', name: t`Nothing` }] : []), ...options]}
          value={name}
          onChange={(next) => setValue(path, next === '' ? undefined : { name: next })}
        />
        <Findings findings={[...findingsAt(path), ...findingsAt([...path, 'name'])]} />
      </div>
      {value !== undefined && (
        <>
          {fields.map((field) => (
            <ParamField
              key={field.name}
              source={name}
              {...field}
              path={[...path, 'params', field.name]}
              value={given[field.name]}
            />
          ))}
          {unknown.map((key) => (
            <Field
              key={key}
              schema={{}}
              path={[...path, 'params', key]}
              value={given[key]}
              name={key}
              isRequired={false}
            />
          ))}
          <ObjectFields fields={fieldsOf({ properties: others })} path={path} value={rest} />
          <SourceRows report={report?.name === name ? report : undefined} />
          {!isRequired && (
            <Button kind="quiet" onPress={() => setValue(path, undefined)}>
              <Trans>Show no content</Trans>
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}
