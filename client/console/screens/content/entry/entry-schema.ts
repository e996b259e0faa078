import { toJson } from '#engine/json-schema/to-json.ts';
import { contentLists } from '#schemas/content/lists.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { type JsonSchema, resolved } from '../../../editor/schema/json-schema.ts';
import { fieldsOf, type ObjectField, shapeOf } from '../../../editor/schema/shape.ts';

/** The schema of a list's entries for a form: without the id, which nobody writes. */
export function entrySchema(list: EditableList, language: OperatorLanguage): JsonSchema {
  const schema = toJson(contentLists[list].entry, language) as JsonSchema;
  const { id: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

/** Kinds of fields that need the width of the form. */
const wide: ReadonlySet<string> = new Set(['localized', 'html', 'list', 'object', 'text']);

/** The fields of an entry: texts and lists first, those that are needed before the others; what is chosen or switched is beside them. */
export function fieldsOfEntry(schema: JsonSchema): { main: ObjectField[]; side: ObjectField[] } {
  const fields = fieldsOf(schema);
  const isMain = ({ schema: field }: ObjectField) =>
    wide.has(shapeOf(schema, field).kind) && !isReference(schema, field);
  const main = fields.filter(isMain);
  // A treatment's prices would come after screens of texts that may stay empty.
  const needed = main.filter(({ isRequired }) => isRequired);
  const others = main.filter(({ isRequired }) => !isRequired);
  return { main: [...needed, ...others], side: fields.filter((field) => !isMain(field)) };
}

/** Whether a field has numbers of entries. */
function isReference(root: JsonSchema, field: JsonSchema): boolean {
  const schema: object = resolved(root, field);
  const items: object = resolved(root, resolved(root, field).items);
  return 'entries' in schema || 'entries' in items;
}
