import { expect, test } from 'vitest';
import { valuesBefore } from './values-before.ts';

const node = (id: string, data: object) => ({ id, type: 'Faq', v: 1, data });
const documentOf = (...sections: object[]) => ({ pages: { '/': { sections } } }) as never;
const at = (index: number, ...rest: (string | number)[]) => [
  'pages',
  '/',
  'sections',
  index,
  'data',
  ...rest,
];

test('a value is found where its node was before', () => {
  const base = documentOf(node('a', { title: 'A' }), node('b', { title: 'B' }));
  const before = valuesBefore(documentOf(node('b', { title: 'new' }), node('a', { title: 'A' })), base);
  expect([before(at(0, 'title')), before(at(1, 'title'))]).toEqual(['B', 'A']);
});

test('a new node, a new value and items of a list that has grown have no value before', () => {
  const base = documentOf(node('a', { items: ['x'], same: ['x'] }));
  const now = documentOf(node('a', { items: ['y', 'x'], same: ['z'] }), node('new', { title: 'T' }));
  const before = valuesBefore(now, base);
  expect([before(at(0, 'items', 0)), before(at(0, 'same', 0)), before(at(0, 'title'))]).toEqual([
    undefined,
    'x',
    undefined,
  ]);
  expect(before(at(1, 'title'))).toBeUndefined();
});

test('without an earlier document nothing was before', () => {
  expect(valuesBefore(documentOf(node('a', { title: 'A' })), undefined)(at(0, 'title'))).toBeUndefined();
});
