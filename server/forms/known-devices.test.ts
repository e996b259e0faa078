import { expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';
import { knownDeviceCookie, knownDeviceOf } from './known-devices.ts';

const tokens = createFormTokens('a key');
const article = { site: 'bomnal', articleId: '5', path: '/en/cscenter/boards/11/detail/5' };
const request = (cookie?: string) => ({ headers: { cookie }, protocol: 'https' as const });

test('an article knows the browser that has its cookie, and only this article does', () => {
  const cookie = knownDeviceCookie(request(), tokens, article);
  expect(cookie).toMatch(/; Path=\/en\/cscenter\/boards\/11\/detail\/5; HttpOnly; Secure; SameSite=Lax$/);
  const sent = request(cookie.split(';')[0]);
  const device = knownDeviceOf(sent, tokens, article);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(knownDeviceOf(sent, tokens, { ...article, articleId: '6' })).toBeUndefined();
  expect(knownDeviceOf(sent, tokens, { ...article, site: 'haru' })).toBeUndefined();
  expect(knownDeviceOf(sent, createFormTokens('another key'), article)).toBeUndefined();
  expect(knownDeviceOf(request('known-device=made-up'), tokens, article)).toBeUndefined();
});

test('a browser that is known keeps its name, so that it cannot have one budget after another', () => {
  const first = request(knownDeviceCookie(request(), tokens, article).split(';')[0]);
  const second = request(knownDeviceCookie(first, tokens, article).split(';')[0]);
  expect(knownDeviceOf(second, tokens, article)).toBe(knownDeviceOf(first, tokens, article));
});
