import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { followEntry } from './follow-entry.ts';
import { allRows, menuRows } from './menu-rows.ts';

const entry = (url: string, title = url, subList: Json[] = []): Json => ({
  url,
  title: { ko: title },
  subList,
});
/** The key of the row that the one with `key` in the first menu is in the second one. */
function follow(key: string, from: Json[], to: Json[]): string | undefined {
  const [before, after] = [menuRows({ menu: from }), menuRows({ menu: to })];
  const row = allRows(before).find((one) => one.key === key);
  return row && followEntry(row, before, after)?.key;
}
const [a, b, c] = [entry('/a'), entry('/b'), entry('/c')];

test('an entry is followed to its new place, also within a submenu that has moved', () => {
  expect(follow('1', [a, b], [c, a, b])).toBe('2');
  expect(follow('1.0', [a, entry('/d', 'd', [b])], [c, a, entry('/d', 'D', [a, b])])).toBe('2.1');
});

test('an entry is followed into a submenu and out of it', () => {
  expect(follow('1', [a, b], [entry('/a', '/a', [b])])).toBe('0.0');
  expect(follow('0.0', [entry('/a', '/a', [b])], [a, b])).toBe('1');
});

test('an entry whose title or link is typed stays the same one, also among others with the same link', () => {
  expect(follow('1', [a, b], [a, entry('/b', 'typed')])).toBe('1');
  expect(follow('1', [a, b], [a, entry('/typed', '/b')])).toBe('1');
  expect(follow('1', [a, b, c], [a, entry('/c', '/b'), c])).toBe('1');
  const added = entry('/', '');
  expect(follow('0', [added, added], [entry('/', 'n'), added])).toBe('0');
  // Only the titles tell these apart.
  expect(follow('1', [entry('/', 'x'), entry('/', 'y')], [added, entry('/', 'x'), entry('/', 'y')])).toBe(
    '2',
  );
});

test('an entry that is gone is followed nowhere, not to the one that has its place', () => {
  expect(follow('0', [a, b], [b])).toBeUndefined();
  expect(follow('0', [a, b], [b, c])).toBeUndefined();
  expect(follow('0.0', [entry('/a', '/a', [b]), c], [c])).toBeUndefined();
});
