import type { Json } from '#schemas/json.ts';
import { objectOf } from '../document/json-object.ts';
import type { Path } from '../document/parse-document.ts';
import type { ObjectField } from '../schema/shape.ts';
import { Field } from './Field.tsx';

const anything = {};

/** The fields of an object, followed by its unknown properties. */
export function ObjectFields({
  fields,
  path,
  value,
}: {
  fields: ObjectField[];
  path: Path;
  value: Json | undefined;
}) {
  const own = objectOf(value);
  const unknown = Object.keys(own).filter((key) => !fields.some(({ name }) => name === key));
  return (
    <>
      {fields.map(({ name, schema, isRequired }) => (
        <Field
          key={name}
          schema={schema}
          path={[...path, name]}
          value={own[name]}
          name={name}
          isRequired={isRequired}
          beside={own}
        />
      ))}
      {unknown.map((key) => (
        <Field
          key={`unknown ${key}`}
          schema={anything}
          path={[...path, key]}
          value={own[key]}
          name={key}
          isRequired={false}
        />
      ))}
    </>
  );
}
