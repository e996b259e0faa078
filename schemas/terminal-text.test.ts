import { expect, test } from 'vitest';
import { asLines, asOneLine, hasControls } from './terminal-text.ts';

test('control characters are visible escapes, and line breaks and tabs stay where lines may break', () => {
  expect(asOneLine('a\x1b[2J\x9b1m\u202eb\u2069\x7f\n\tc')).toBe(
    'a\\u001b[2J\\u009b1m\\u202eb\\u2069\\u007f\\u000a\\u0009c',
  );
  expect(asLines('a\n\tb\r\nc\rd\x1b')).toBe('a\n\tb\r\nc\\u000dd\\u001b');
  expect(asLines('김 é 👩‍⚕️ عيادة')).toBe('김 é 👩‍⚕️ عيادة');
});

test('JSON means the same afterwards', () => {
  const value = { text: 'a\x1b\x9b\u202e\u2066\x7f\n\\' };
  expect(JSON.parse(asLines(JSON.stringify(value, null, 2)))).toEqual(value);
});

test('names with controls are recognized', () => {
  expect(['a\x1b', 'a\x85', 'a\u202e', 'a\nb'].every(hasControls)).toBe(true);
  expect(['Kim', '김 원장', 'a\u200db'].some(hasControls)).toBe(false);
});
