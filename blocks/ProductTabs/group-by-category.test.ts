import { expect, test } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const rows = [
  { id: 1, categoryIds: [1] },
  { id: 2, categoryIds: [2, 1] },
  { id: 3, categoryIds: [1] },
];

test('a treatment is listed under each of its categories, in order and up to the limit', () => {
  const groups = groupByCategory([{ categoryId: 2 }, { categoryId: 1 }], rows, 2);
  expect(groups.map((group) => group.rows.map((row) => row.id))).toEqual([[2], [1, 2]]);
});

test('a tab without treatments is omitted', () => {
  expect(groupByCategory([{ categoryId: 9 }], rows, 8)).toEqual([]);
  expect(groupByCategory([{ categoryId: 1 }], [], 8)).toEqual([]);
});
