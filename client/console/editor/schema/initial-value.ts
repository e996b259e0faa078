import type { Json } from '#schemas/json.ts';
import { type JsonSchema, resolved } from './json-schema.ts';
import { shapeOf } from './shape.ts';

/** The initial value for a schema: its example, or else only its required properties, empty. */
export function initialValue(root: JsonSchema, part: JsonSchema): Json {
  const { examples } = resolved(root, part);
  if (examples && examples.length > 0) return examples[0] as Json;
  const shape = shapeOf(root, part);
  if (shape.default !== undefined) return shape.default as Json;
  switch (shape.kind) {
    case 'object':
      return Object.fromEntries(
        shape.fields
          // An entry is chosen by the operator: no number stands for none.
          .filter(({ isRequired, schema }) => isRequired && shapeOf(root, schema).kind !== 'entry')
          .map(({ name, schema }) => [name, initialValue(root, schema)]),
      );
    case 'list':
      return Array.from({ length: shape.min }, () => initialValue(root, shape.item));
    case 'record':
      return {};
    case 'choices':
      return shape.options.slice(0, 1).map(({ value }) => value);
    case 'choice':
      return shape.options[0]?.value ?? null;
    case 'number':
      return shape.isNullable ? null : (shape.min ?? 0);
    case 'boolean':
      return false;
    case 'entries':
      return [];
    case 'option':
      return 1;
    case 'color':
      return '#000000';
    case 'union':
      return shape.options[0] ? initialValue(root, shape.options[0]) : null;
    case 'entry':
    case 'json':
      return null;
    default:
      return '';
  }
}
