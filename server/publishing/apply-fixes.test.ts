import { expect, test } from 'vitest';
import { applyFixes } from './apply-fixes.ts';

const text = `{
  // the menu
  "menu": [{ "url": "/a" }, { "url": "/b" }, { "url": "/c" }], /* end */
  "z": 1,
  "a": { "b": 2 }
}`;

test('a fix changes its value and leaves comments, order and formatting', () => {
  expect(applyFixes(text, [{ fix: [{ path: ['menu', 1, 'url'], value: '/x' }] }])).toBe(
    text.replace('"/b"', '"/x"'),
  );
});

test('several items of a list are removed together', () => {
  const fixed = applyFixes(text, [{ fix: [{ path: ['menu', 0] }] }, { fix: [{ path: ['menu', 2] }] }]);
  expect(fixed).toContain('"menu": [{ "url": "/b" }], /* end */');
});

test('a property is removed', () => {
  const fixed = applyFixes(text, [{ fix: [{ path: ['z'] }] }]);
  expect(fixed).not.toContain('"z"');
  expect(fixed).toContain('// the menu');
});

test('a fix whose place is gone is left out', () => {
  expect(applyFixes(text, [{ fix: [{ path: ['a', 'c', 'd'], value: 1 }] }])).toBe(text);
  expect(applyFixes(text, [{ fix: [{ path: ['y'] }] }])).toBe(text);
});
