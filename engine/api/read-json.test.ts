import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const answer = (text: string, ok = true) => ({ ok, bytes: Buffer.from(text) });

test('invalid JSON is an error only in a successful response', () => {
  expect(readJson(answer('{"a":"마루"}'))).toEqual({ a: '마루' });
  expect(() => readJson(answer('<html>'))).toThrow(SyntaxError);
  expect(readJson(answer('<html>', false))).toBeUndefined();
  expect(readJson(answer(''))).toBeUndefined();
});
