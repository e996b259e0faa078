import { expect, test } from 'vitest';
import { groupByKind } from './group-by-kind.ts';

test('the exposed kind of categories comes first, each in source order', () => {
  const rows = [
    { id: 1, kind: 'concern' },
    { id: 2, kind: 'body' },
    { id: 3, kind: 'concern' },
  ] as const;
  expect(groupByKind(rows, 'concern').map(({ kind }) => kind)).toEqual(['concern', 'body']);
  expect(groupByKind(rows, 'body').map(({ kind, rows: own }) => [kind, own.map(({ id }) => id)])).toEqual([
    ['body', [2]],
    ['concern', [1, 3]],
  ]);
});

test('a kind without categories is omitted', () => {
  expect(groupByKind([{ kind: 'concern' }], 'body').map(({ kind }) => kind)).toEqual(['concern']);
  expect(groupByKind([], 'body')).toEqual([]);
});
