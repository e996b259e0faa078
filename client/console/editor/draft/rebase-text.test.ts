import { expect, test } from 'vitest';
import { rebaseText } from './rebase-text.ts';

test('Changes of different places are both in the result, whichever comes first', () => {
  expect(rebaseText('a b c', 'A b c', 'a b CC')).toBe('A b CC');
  expect(rebaseText('a b c', 'a b CC', 'AA b c')).toBe('AA b CC');
});

test('Changes of one place have no common result', () => {
  expect(rebaseText('a b c', 'a X c', 'a Y c')).toBeUndefined();
  expect(rebaseText('ab', 'aXb', 'aYb')).toBeUndefined();
});
