import { expect, test } from 'vitest';
import { readFields } from './sent-form.ts';

const contentOf = (content: string) => readFields(new URLSearchParams({ content })).content;

test('line ends are read as one character each, and an article of many short lines is read whole', () => {
  expect(contentOf('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  const lines = Array.from({ length: 9_000 }, () => 'a');
  expect(contentOf(lines.join('\r\n'))).toBe(lines.join('\n'));
});

test('a value longer than any field may hold is cut, and unknown fields are left out', () => {
  expect(contentOf('a'.repeat(30_000))).toHaveLength(25_000);
  expect(readFields(new URLSearchParams({ other: 'a' }))).toEqual({});
});
