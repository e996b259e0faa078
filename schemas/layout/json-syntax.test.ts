import { expect, test } from 'vitest';
import { syntaxMessage } from './json-syntax.ts';

test('an error in a JSON text is said in words', () => {
  expect(syntaxMessage('CommaExpected')).toBe('JSON: comma expected');
  expect(syntaxMessage('EndOfFileExpected')).toBe('JSON: end of file expected');
});
