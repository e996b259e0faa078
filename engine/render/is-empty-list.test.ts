import { expect, test } from 'vitest';
import { isEmptyList } from './is-empty-list.ts';

type Node = Parameters<typeof isEmptyList>[0];
const node = (source: unknown, whenEmpty?: 'hide' | 'show', sourceRequired = true) =>
  ({ block: { meta: { sourceRequired } }, prepared: { whenEmpty }, source }) as unknown as Node;
const empty = { rows: [], count: 0 };

test('a list without rows is left out of the home page, unless its node wants its message', () => {
  expect(isEmptyList(node(empty), '/')).toBe(true);
  expect(isEmptyList(node(empty, 'show'), '/')).toBe(false);
});

test('elsewhere it shows its message, unless its node wants it left out', () => {
  expect(isEmptyList(node(empty), '/cscenter/notice')).toBe(false);
  expect(isEmptyList(node(empty, 'hide'), '/cscenter/notice')).toBe(true);
});

test('rows, no answer, one row, and blocks that need no source are never left out', () => {
  for (const source of [{ rows: [{}] }, undefined, null, { row: {} }])
    expect(isEmptyList(node(source, 'hide'), '/')).toBe(false);
  expect(isEmptyList(node(empty, 'hide', false), '/')).toBe(false);
});
