import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('a body is read up to its limit and refused beyond it', async () => {
  expect(await readJson(new Response('{"a":"마루"}'), 100)).toEqual({ a: '마루' });
  expect(await readJson(Response.json('x'.repeat(98)), 100)).toHaveLength(98);
  await expect(readJson(Response.json('x'.repeat(99)), 100)).rejects.toThrow('larger than 100 bytes');
});

test('no JSON is an error only where the answer says it succeeded', async () => {
  await expect(readJson(new Response('<html>'), 100)).rejects.toThrow(SyntaxError);
  expect(await readJson(new Response('<html>', { status: 502 }), 100)).toBeUndefined();
  expect(await readJson(new Response(''), 100)).toBeUndefined();
});
