import { expect, test } from 'vitest';
import { displayName, plainName } from './display-name.ts';

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

test('a name that others print has no control characters and does not change the direction of writing', () => {
  expect(plainName(20).parse(' 김 원장 ')).toBe('김 원장');
  for (const name of ['Kim\x1b[2J', 'Kim\x9b1m', 'Kim\u202e', 'Kim\n7  published'])
    expect(plainName(20).safeParse(name).error?.issues[0]?.message).toBe(
      'expected no control characters and no change of writing direction',
    );
});
