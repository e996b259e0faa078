import { expect, test } from 'vitest';
import { syntaxMessage } from './json-syntax.ts';

test('a parser’s error code becomes a readable message', () => {
  expect(syntaxMessage('CommaExpected')).toBe('JSON: comma expected');
  expect(syntaxMessage('EndOfFileExpected')).toBe('JSON: end of file expected');
});
