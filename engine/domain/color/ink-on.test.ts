import { expect, test } from 'vitest';
import { inkOn } from './ink-on.ts';

test.each([
  ['#383838', 'light'],
  ['#000', 'light'],
  ['#7a5c45ff', 'light'],
  ['#fff', 'dark'],
  ['#f4efe8', 'dark'],
  ['#ffe600', 'dark'],
])('on %s the ink is %s', (hex, ink) => {
  expect(inkOn(hex)).toBe(ink);
});
