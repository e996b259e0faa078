import { expect, test } from 'vitest';
import { operatorName } from './session-calls.ts';

test('the name of an account has no control characters', () => {
  expect(operatorName.parse(' 김 원장 ')).toBe('김 원장');
  const wrong = ['Kim\x1b[2J', 'Kim\x9b1m', 'Kim\u202e', 'Kim\n7  published'];
  expect(wrong.filter((name) => operatorName.safeParse(name).success)).toEqual([]);
});
