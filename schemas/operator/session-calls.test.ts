import { expect, test } from 'vitest';
import { operatorName, passwordProblem } from './session-calls.ts';

test('the name of an account has no control characters', () => {
  expect(operatorName.parse(' 김 원장 ')).toBe('김 원장');
  const wrong = ['Kim\x1b[2J', 'Kim\x9b1m', 'Kim\u202e', 'Kim\n7  published'];
  expect(wrong.filter((name) => operatorName.safeParse(name).success)).toEqual([]);
});

test.each([
  ['short', 'PASSWORD_TOO_SHORT'],
  [' '.repeat(10), 'PASSWORD_TOO_PLAIN'],
  ['abcdabcdabcd', 'PASSWORD_TOO_PLAIN'],
  ['reception-desk@maru.example', 'PASSWORD_IS_ADDRESS'],
  [' Reception-Desk', 'PASSWORD_IS_ADDRESS'],
  ['reception-desk 2', undefined],
  ['abcdeabcde', undefined],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, 'reception-desk@maru.example')).toBe(problem);
});
