import { expect, test } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { article, refuses, start } from './testing/api-harness.ts';

test('a refusal of the backend keeps its status, code and message', async () => {
  const { post } = await start(refuses(409, 'TAKEN'));
  expect(await post()).toMatchObject({
    status: 409,
    body: { statusCode: 409, message: 'TAKEN', translatedMessage: 'backend message' },
  });
});

test('while the backend is unreachable, the visitor reads the unknown error under 503', async () => {
  const invalid = await start(() => ({ row: 'invalid' }));
  const none = await start(() => undefined);
  const gone = await start(() => {
    throw new BackendError(500, unknownErrorMessage);
  });
  const open = await start(refuses(503, 'BACKEND_AWAY'));
  for (const { post } of [invalid, none, gone, open]) {
    const { status, body, headers } = await post();
    expect([status, body.statusCode, body.translatedMessage]).toEqual([503, 500, unknownErrorMessage]);
    expect(headers['retry-after']).toBe('5');
  }
});

test('a login that the backend refuses ends, and a wrong key without a login changes nothing', async () => {
  const { post } = await start(refuses(401));
  const known = await post(article, { cookie: 'access-token=old' });
  expect(String(known.headers['set-cookie'])).toMatch(/^access-token=; Max-Age=0; Path=\//);
  expect((await post()).headers['set-cookie']).toBeUndefined();
});

test('no password is ever logged, not even when everything fails', async () => {
  const { post, lines } = await start(() => {
    throw new Error('broken');
  });
  await post({ ...article, password: 'geheim-7' });
  await post({ ...article, password: 'geheim-7', title: '' });
  await post(JSON.stringify({ password: 'geheim-7' }).slice(0, -1));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('geheim-7');
});
