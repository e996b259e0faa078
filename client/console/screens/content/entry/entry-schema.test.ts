import { expect, test } from 'vitest';
import { editableLists } from '#schemas/operator/entry-calls.ts';
import { shapeOf } from '../../../editor/schema/shape.ts';
import { entrySchema, fieldsOfEntry } from './entry-schema.ts';

test.each(editableLists)('%s: every field has a control, and none is left out', (list) => {
  const schema = entrySchema(list, 'en');
  const { main, side } = fieldsOfEntry(schema);
  const names = [...main, ...side].map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(schema.properties ?? {}).toSorted());
  expect(names).not.toContain('id');
  for (const field of [...main, ...side])
    expect([field.name, shapeOf(schema, field.schema).kind]).not.toEqual([field.name, 'json']);
});
