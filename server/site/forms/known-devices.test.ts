import { expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';
import { knownDeviceCookies, knownDeviceOf } from './known-devices.ts';

const tokens = createFormTokens('a key');
const path = '/cscenter/boards/11/detail/5';
const article = { site: 'bomnal', articleId: '5', paths: [path, `/en${path}`] };
const request = (cookie?: string) => ({ headers: { cookie }, protocol: 'https' as const });

test('an article knows a browser by its cookie, and no other article does', () => {
  const cookies = knownDeviceCookies(request(), tokens, article);
  expect(cookies.map((cookie) => cookie.replace(/^known-device=[^;]+; /, ''))).toEqual(
    article.paths.map((at) => `Max-Age=15552000; Path=${at}; HttpOnly; Secure; SameSite=Lax`),
  );
  expect(new Set(cookies.map((cookie) => cookie.split(';')[0])).size).toBe(1);
  const sent = request(cookies[0]?.split(';')[0]);
  const device = knownDeviceOf(sent, tokens, article);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(knownDeviceOf(sent, tokens, { ...article, articleId: '6' })).toBeUndefined();
  expect(knownDeviceOf(sent, tokens, { ...article, site: 'haru' })).toBeUndefined();
  expect(knownDeviceOf(sent, createFormTokens('another key'), article)).toBeUndefined();
  expect(knownDeviceOf(request('known-device=made-up'), tokens, article)).toBeUndefined();
});

test('a known browser keeps its id, so that it cannot get a new rate limit each time', () => {
  const first = request(knownDeviceCookies(request(), tokens, article)[0]?.split(';')[0]);
  const second = request(knownDeviceCookies(first, tokens, article)[0]?.split(';')[0]);
  expect(knownDeviceOf(second, tokens, article)).toBe(knownDeviceOf(first, tokens, article));
});
