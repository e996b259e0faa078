// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPayload, forgetPayloads, isFetched } from '#client/visitor/navigation/fetch-payload.ts';
import { userAtom } from '#engine/browser/state/persisted-state.ts';
import { pollEvery, watchLogin } from './watch-login.ts';
import '#engine/browser/session/end-session.ts';
import '#engine/browser/session/follow-login.ts';

const store = getDefaultStore();
const lee = { id: 4, name: '이하나', phoneNumber: null, email: null, gender: null };
const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget sets it
  document.cookie = `access-token=${cookie}; path=/`;
};
/** Like the site's response to a call, form or page whose login the backend has rejected. */
const refuse = () => {
  setCookie('; max-age=0');
  // biome-ignore lint/suspicious/noDocumentCookie: as the site sets it
  document.cookie = 'login-ended=1; max-age=60; path=/';
};
const prompts = () => document.querySelectorAll<HTMLDialogElement>('[role=alertdialog]');
const answer = () => {
  for (const prompt of prompts()) prompt.close();
};
const user = () => store.get(userAtom);
const turn = () => vi.advanceTimersByTimeAsync(pollEvery);
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  // jsdom's dialogs have `open` but no methods, and it does not support constructable stylesheets.
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {},
    close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    },
  });
  CSSStyleSheet.prototype.replaceSync = () => {};
  document.adoptedStyleSheets = [];
  answer();
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
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

test('the cookie is checked every 300 ms: a new login loads its user, a lost one clears it', async () => {
  expect(pollEvery).toBe(300);
  watchLogin(forgetPayloads);
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

test('a user stored by an earlier page is cleared when the cookie is gone', async () => {
  localStorage.setItem('auth', JSON.stringify({ user: lee }));
  watchLogin(forgetPayloads);
  await turn();
  expect(user()).toBeNull();
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ user: null });
});

test('the user stays while the cookie exists, even if the cookie names nobody', async () => {
  store.set(userAtom, lee);
  setCookie('opaque');
  watchLogin(forgetPayloads);
  await turn();
  expect(user()).toEqual(lee);
});

test('another login in place of the first is another user', async () => {
  store.set(userAtom, lee);
  setCookie('opaque');
  watchLogin(forgetPayloads);
  await turn();
  setCookie('other');
  await turn();
  expect(user()).toBeNull();
  setCookie(jwt({ id: 5, name: 'Kim', email: 'kim@example.com', gender: 'MALE' }));
  await turn();
  expect(user()).toMatchObject({ id: 5, name: 'Kim', email: 'kim@example.com', gender: 'MALE' });
});

test.each(['invalid', 'a.b.c', jwt({ name: 'nobody' }), jwt({ sub: 'x', name: 'y' }), `x.${btoa('null')}.y`])(
  'the token %s names nobody',
  async (token) => {
    watchLogin(forgetPayloads);
    setCookie(token);
    await turn();
    expect(user()).toBeNull();
  },
);

test('a hidden page does not poll until it is visible again', async () => {
  watchLogin(forgetPayloads);
  hide(true);
  const read = vi.spyOn(document, 'cookie', 'get');
  await vi.advanceTimersByTimeAsync(10 * pollEvery);
  expect(read).not.toHaveBeenCalled();
  setCookie(jwt({ id: 4, name: '이하나' }));
  hide(false);
  await turn();
  expect(user()).toEqual(lee);
});

test.each(['opaque', jwt({ sub: '4', name: '이하나' })])(
  'a rejected login %s clears the user and prompts to log in again, once at a time',
  async (token) => {
    setCookie(token);
    watchLogin(forgetPayloads);
    await turn();
    refuse();
    await turn();
    expect(prompts()).toHaveLength(1);
    expect(prompts()[0]?.textContent).toContain('Your login session has expired. Please log in again');
    expect(user()).toBeNull();
    refuse();
    await turn();
    expect(prompts()).toHaveLength(1);
    // A page left before the visitor has answered leaves the prompt to the next one.
    expect(document.cookie).toBe('login-ended=1');
    answer();
    expect(document.cookie).toBe('');
    await turn();
    expect(prompts()).toHaveLength(0);
  },
);

test('the page that arrives with the rejection prompts; a login that merely vanishes does not', async () => {
  refuse();
  watchLogin(forgetPayloads);
  await turn();
  expect(prompts()).toHaveLength(1);
  answer();
  setCookie('opaque');
  await turn();
  setCookie('; max-age=0');
  await turn();
  expect(prompts()).toHaveLength(0);
});

test('a hidden page leaves the prompt to the visible one', async () => {
  watchLogin(forgetPayloads);
  hide(true);
  refuse();
  await vi.advanceTimersByTimeAsync(10 * pollEvery);
  expect([prompts().length, document.cookie]).toEqual([0, 'login-ended=1']);
  hide(false);
  await turn();
  expect(prompts()).toHaveLength(1);
});

test('pages prefetched before a login or its end are requested again, those prefetched since the page loaded are not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'a' }));
  const page = new URL('/products', location.href);
  setCookie('opaque');
  const prefetch = () => fetchPayload(page);
  await prefetch();
  watchLogin(forgetPayloads);
  expect(isFetched(page)).toBe(true);
  for (const change of [() => setCookie('other'), refuse, () => setCookie('opaque')]) {
    await prefetch();
    await turn();
    expect(isFetched(page)).toBe(true);
    change();
    await turn();
    expect(isFetched(page)).toBe(false);
  }
});
