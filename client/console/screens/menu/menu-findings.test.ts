import { expect, test } from 'vitest';
import { levelsOf } from './menu-findings.ts';
import { allRows, menuRows } from './menu-rows.ts';

const all = allRows(menuRows({ menu: [{ url: '/', subList: [{ url: '/a' }] }, { url: '/b' }] }));

test('a finding counts for the innermost row, the worst one first', () => {
  const levels = levelsOf(
    [
      { path: ['menu', 0, 'subList', 0, 'url'], level: 'error' },
      { path: ['menu', 0, 'subList', 0], level: 'warning' },
      { path: ['menu', 0, 'subList'], level: 'warning' },
      { path: ['menu', 1, 'title'], level: 'note' },
      { path: ['theme', 'color.bg'], level: 'error' },
    ],
    all,
  );
  expect([...levels]).toEqual([
    ['0.0', 'error'],
    ['0', 'warning'],
  ]);
});

test('what concerns the whole menu belongs to no row', () => {
  const width = { path: ['menu'], level: 'warning' as const };
  expect(levelsOf([width], all).size).toBe(0);
});
