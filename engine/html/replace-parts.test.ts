import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { replaceParts } from './replace-parts.ts';

test('parts of a text are replaced, and texts are inserted at parts without length', () => {
  expect(
    replaceParts('one two three', [
      { start: 0, end: 3, text: '1' },
      { start: 3, end: 3, text: ',' },
      { start: 8, end: 13, text: '3' },
    ]),
  ).toBe('1, two 3');
  expect(replaceParts('a', [])).toBe('a');
});

test(
  'the text is not copied for each of its parts',
  () => {
    const text = 'a'.repeat(5_000_000);
    const parts = Array.from({ length: 20_000 }, (_, index) => ({
      start: index * 200,
      end: index * 200 + 1,
      text: 'b',
    }));
    expect(replaceParts(text, parts)).toHaveLength(text.length);
  },
  linearTimeoutMs,
);
