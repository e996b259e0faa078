import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { mergeOnServer } from './merge-on-server.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = { base: '{"a":1}', ours: '{"a":2}', theirs: '{"a":1,"b":1}' };

function answering(status: number, body: object): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    return Response.json(body, { status });
  });
  return calls;
}

test('texts are merged by one call, which stores no draft', async () => {
  const calls = answering(200, { document: '{"a":2,"b":1}' });
  expect(await mergeOnServer('bomnal', texts)).toBe('{"a":2,"b":1}');
  expect(calls).toEqual(['POST /operator/partners/bomnal/merge']);
});

test('where only one side has changed, nothing is asked', async () => {
  const calls = answering(500, {});
  expect(await mergeOnServer('bomnal', { ...texts, theirs: texts.base })).toBe(texts.ours);
  expect(await mergeOnServer('bomnal', { ...texts, ours: texts.base })).toBe(texts.theirs);
  expect(calls).toEqual([]);
});

test('an overlap is an error', async () => {
  answering(409, { statusCode: 409, message: 'MERGE_CONFLICT', code: 'MERGE_CONFLICT', conflicts: [] });
  await expect(mergeOnServer('bomnal', texts)).rejects.toBeInstanceOf(CallError);
});
