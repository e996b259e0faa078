import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';
import { pathAt, rangeOf } from './text-places.ts';

const text = '{\n  "a": [{ "b": "text" }]\n}';

test('The cursor is at the path of the value around it', () => {
  expect(pathAt(text, text.indexOf('text'))).toEqual(['a', 0, 'b']);
  expect(pathAt(text, 0)).toBeNull();
});

test('A path leads to its value, or to the nearest value around it', () => {
  const from = text.indexOf('"text"');
  expect(rangeOf(text, ['a', 0, 'b'])).toEqual({ from, to: from + 6 });
  expect(rangeOf(text, ['a', 0, 'missing'])).toEqual({
    from: text.indexOf('{ "b"'),
    to: text.indexOf('{ "b"') + 1,
  });
  expect(rangeOf('', ['a'])).toBeUndefined();
});

const finding = {
  rule: 'x',
  level: 'warning' as const,
  line: 2,
  column: 8,
  message: { ko: '가', en: 'Wrong' },
  remedy: { ko: '나', en: 'Fix it' },
};

test('A finding is marked at its value, with its remedy', () => {
  expect(marksOf(text, [{ ...finding, path: ['a', 0, 'b'] }], 'en')).toEqual([
    { from: 17, to: 23, severity: 'warning', message: 'Wrong\nFix it' },
  ]);
});

test('In a text with an error, a finding is marked where the parser stopped', () => {
  const broken = text.replace('"text"', '"text" 1');
  const [mark] = marksOf(broken, [{ ...finding, level: 'error', path: [] }], 'ko');
  expect(broken.slice(mark?.from, mark?.to)).toBe('1');
});
