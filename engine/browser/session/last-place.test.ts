// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lastPathAtom } from '#engine/browser/state/persisted-state.ts';
import { followLogin } from './follow-login.ts';
import { forgetLogin, rememberPlace, returnAfterLogin } from './last-place.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('#engine/browser/navigation/navigate.ts', () => ({ navigate }));

/** How the document was loaded, which jsdom does not know. */
const load = { type: 'navigate' };
Object.assign(performance, { getEntriesByType: () => [load] });

const at = (address: string) => history.replaceState(null, '', address);
const stored = () => JSON.parse(localStorage.getItem('common') ?? '{}').lastPath;

beforeEach(() => {
  navigate.mockReset();
  sessionStorage.clear();
  getDefaultStore().set(lastPathAtom, null);
  at('/');
});

test('the place is the page and its query, without parameters that open the widget', () => {
  at('/en/products?page=2&wopen=true&wpid=3');
  rememberPlace(true);
  expect(stored()).toBe('/en/products?page=2');
  at('/en/products?wopen=true');
  rememberPlace(true);
  expect(stored()).toBe('/en/products');
});

test('the query is part of the place in Safari 16 too, which does not know its size', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => void vi.restoreAllMocks());
  at('/products?page=2');
  rememberPlace(true);
  expect(stored()).toBe('/products?page=2');
});

test('a login that ends on another page returns to where it began, once', () => {
  at('/products/48');
  rememberPlace(false);
  at('/');
  followLogin('opaque', false);
  followLogin('opaque', false);
  expect(navigate.mock.calls).toEqual([['/products/48', { replace: true }]]);
});

test('another tab that opens the widget meanwhile does not change where a login in this tab leads', () => {
  at('/products/48');
  rememberPlace(false);
  localStorage.setItem('common', JSON.stringify({ lastPath: '/introduce' }));
  dispatchEvent(new StorageEvent('storage', { key: 'common' }));
  at('/');
  followLogin('opaque', false);
  expect(navigate.mock.calls).toEqual([['/products/48', { replace: true }]]);
});

test('a login in another tab moves no page of this one, neither at once nor after a reload', () => {
  at('/products/48');
  rememberPlace(false);
  at('/introduce');
  followLogin('opaque', true);
  followLogin('opaque', false);
  rememberPlace(false);
  at('/');
  load.type = 'reload';
  followLogin('opaque', false);
  load.type = 'navigate';
  followLogin('opaque', false);
  expect(navigate).not.toHaveBeenCalled();
});

test('a login does not navigate on the page where it began, after the visitor moved on, or when already logged in', () => {
  at('/products/48');
  rememberPlace(false);
  followLogin('opaque', true);
  at('/');
  returnAfterLogin();
  at('/products/48');
  rememberPlace(false);
  forgetLogin();
  at('/');
  followLogin('opaque', false);
  rememberPlace(true);
  at('/products');
  followLogin('opaque', false);
  expect(navigate).not.toHaveBeenCalled();
});

test('a logout does not navigate', () => {
  at('/products/48');
  rememberPlace(false);
  at('/');
  followLogin(undefined, true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['//evil.example', '/\\\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a stored %s is ignored',
  (path) => {
    sessionStorage.setItem('maru-login-place', path);
    at('/products');
    followLogin('opaque', false);
    expect(navigate).not.toHaveBeenCalled();
  },
);
