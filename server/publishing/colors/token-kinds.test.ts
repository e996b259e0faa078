import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flattenTokens } from '#engine/resolve/theme-css.ts';
import { wrongKind } from './token-kinds.ts';

test.each(['_base', 'branding', 'commerce', 'hybrid'])('every token of %s is of its kind', (theme) => {
  const tokens = flattenTokens(JSON.parse(readFileSync(`themes/${theme}/tokens.json`, 'utf8')));
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter(([name, value]) => wrongKind(name, value))).toEqual([]);
});

test('a value of another kind is refused', () => {
  const wrong: [string, string | number][] = [
    ['page.max', 'red'],
    ['page.max', 1200],
    ['z.header', '20px'],
    ['leading.normal', '1.6em'],
    ['weight.bold', 'heavy'],
    ['duration', '300'],
    ['ease.out', 'fast'],
    ['shadow.1', '#fff'],
    ['font.body-default', '12px'],
    ['radius.card', '#fff'],
  ];
  expect(wrong.filter(([name, value]) => !wrongKind(name, value))).toEqual([]);
  expect(wrongKind('page.max', 'var(--header-height)')).toBeUndefined();
  expect(wrongKind('page.max', 'min(100%, 80rem)')).toBeUndefined();
});
