import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { shapeOf } from '../../schema/shape.ts';
import { paramKind } from './param-kinds.ts';
import { paramSchema } from './param-schema.ts';

const number = { type: 'integer', minimum: 1 };
const root = { $defs: { ParamBinding: { type: 'object', properties: { $bind: { type: 'string' } } } } };
const param = { title: 'Page', anyOf: [number, { type: 'string' }, { $ref: '#/$defs/ParamBinding' }] };

test('a parameter that is a number has a field of numbers, also if it may be bound', () => {
  const shape = shapeOf(root, paramSchema(root, param, 3));
  expect(shape).toMatchObject({ kind: 'number', title: 'Page', isBindable: true });
  expect(shapeOf(root, paramSchema(root, param, undefined)).kind).toBe('number');
});

test('a number that is written as a text stays one', () => {
  expect(shapeOf(root, paramSchema(root, param, '3'))).toMatchObject({ kind: 'text', isBindable: true });
});

test('parameters that are texts stay as they are', () => {
  expect(paramSchema(root, { type: 'string' }, 'a')).toEqual({ type: 'string' });
});

test('boards are picked among those of the kind that the source reads', () => {
  expect(paramKind('boards', 'boardTypeId')).toBe('boardTypes');
  expect(paramKind('customer-boards', 'boardTypeId')).toBe('customerBoards');
  expect(paramKind('customer-board', 'boardTypeId')).toBe('customerBoards');
});

test('every parameter of a source that is the number of an entry is picked by its title', () => {
  const typed = [...registry.sources.values()].flatMap(({ name, params }) =>
    Object.keys((params as unknown as { shape: object }).shape)
      .filter((key) => /^ids?$|Id$/.test(key) && paramKind(name, key) === undefined)
      .map((key) => `${name}.${key}`),
  );
  // Articles of boards are not among what pickers list, nor are categories of questions.
  expect(typed).toEqual(['board.id', 'customer-board.id', 'faqs.categoryId']);
});
