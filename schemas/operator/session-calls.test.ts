import { expect, test } from 'vitest';
import { passwordProblem } from './session-calls.ts';

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
