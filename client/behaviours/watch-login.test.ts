// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userAtom } from '#engine/state/persisted-state.ts';
import { pollEvery, watchLogin } from './watch-login.ts';
import '#engine/session/follow-login.ts';

const store = getDefaultStore();
const lee = { id: 4, name: '이하나', phoneNumber: null, email: null, gender: null };
const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget sets it
  document.cookie = `access-token=${cookie}; path=/`;
};
const user = () => store.get(userAtom);
const turn = () => vi.advanceTimersByTimeAsync(pollEvery);
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((name: string, listener) => {
    listeners.push([name, listener]);
    add(name, listener);
  });
  setCookie('; max-age=0');
  store.set(userAtom, null);
  localStorage.clear();
});
afterEach(() => {
  for (const [name, listener] of listeners) document.removeEventListener(name, listener);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the cookie is looked at every 300 ms: a login that appears loads its user, one that vanishes clears it', async () => {
  expect(pollEvery).toBe(300);
  watchLogin();
  setCookie(jwt({ sub: '4', name: '이하나' }));
  await vi.advanceTimersByTimeAsync(pollEvery - 1);
  expect(user()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(user()).toEqual(lee);
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ user: lee });
  setCookie('; max-age=0');
  await turn();
  expect(user()).toBeNull();
});

test('a user that an earlier page stored goes where there is no cookie any more', async () => {
  localStorage.setItem('auth', JSON.stringify({ user: lee }));
  watchLogin();
  await turn();
  expect(user()).toBeNull();
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ user: null });
});

test('it stays while the cookie is there, also where the cookie names nobody', async () => {
  store.set(userAtom, lee);
  setCookie('opaque');
  watchLogin();
  await turn();
  expect(user()).toEqual(lee);
});

test('another login in place of the first is another user', async () => {
  store.set(userAtom, lee);
  setCookie('opaque');
  watchLogin();
  await turn();
  setCookie('other');
  await turn();
  expect(user()).toBeNull();
  setCookie(jwt({ id: 5, name: 'Kim', email: 'kim@example.com', gender: 'MALE' }));
  await turn();
  expect(user()).toMatchObject({ id: 5, name: 'Kim', email: 'kim@example.com', gender: 'MALE' });
});

test.each(['junk', 'a.b.c', jwt({ name: 'nobody' }), jwt({ sub: 'x', name: 'y' }), `x.${btoa('null')}.y`])(
  'the token %s names nobody',
  async (token) => {
    watchLogin();
    setCookie(token);
    await turn();
    expect(user()).toBeNull();
  },
);

test('a hidden page is left alone until it is seen again', async () => {
  watchLogin();
  hide(true);
  const read = vi.spyOn(document, 'cookie', 'get');
  await vi.advanceTimersByTimeAsync(10 * pollEvery);
  expect(read).not.toHaveBeenCalled();
  setCookie(jwt({ id: 4, name: '이하나' }));
  hide(false);
  await turn();
  expect(user()).toEqual(lee);
});
