import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('JSON in a script element cannot end it, open a comment or break a line', () => {
  const value = { a: '</script><!-- <script>', b: '\u2028\u2029', c: '마루 & "x"' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(json)).toEqual(value);
});
