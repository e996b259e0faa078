import { expect, test } from 'vitest';
import { rowsOf } from './source-rows.ts';

test('a list is described by its count and the titles of its first rows', () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
  expect(rowsOf({ rows, count: 30 })).toEqual({
    count: 30,
    first: ['Row 1', 'Row 2', 'Row 3', 'Row 4', 'Row 5'],
  });
  expect(rowsOf({ rows: [] })).toEqual({ count: 0, first: [] });
});

test('titles may be marked with a language, long ones are cut, and rows without one have their number', () => {
  const rows = [{ title: { text: '공지', lang: 'ko' } }, { title: 'x'.repeat(500) }, { id: 7 }, null];
  expect(rowsOf({ rows })?.first).toEqual(['공지', 'x'.repeat(120), '7', '']);
});

test.each([[{ row: { id: 1 } }], [null], ['text'], [{ rows: 'none' }]])('%j is not a list', (answer) => {
  expect(rowsOf(answer)).toBeNull();
});
