import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test('a name has a visible character', () => {
  const name = displayName(20);
  expect([' Kim ', '김', '✨', 'a\u200Db', '1'].map((text) => name.parse(text))).toEqual([
    'Kim',
    '김',
    '✨',
    'a\u200Db',
    '1',
  ]);
  const wrong = [
    '',
    ' ',
    '\0',
    '\u0000\u0007',
    '\t\n',
    '\u200B',
    '\u00AD\u2060',
    '\u3164',
    '\u2800',
    '\uFEFF',
    '\uD800',
  ];
  expect(wrong.filter((text) => name.safeParse(text).success)).toEqual([]);
  expect(name.safeParse('\u200B').error?.issues[0]?.message).toBe('expected at least one visible character');
});
