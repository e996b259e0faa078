// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceRouteChange } from '#engine/browser/navigation/route-change.ts';
import { toastEvent } from '#engine/browser/toast/show-toast.ts';

const lee = { id: 4, name: 'Lee', phoneNumber: '010-0000-0000', email: null, gender: null };
const store = getDefaultStore();
let calls: unknown[][] = [];
let scripts: HTMLScriptElement[] = [];
let answer: (script: HTMLScriptElement) => void;
const names = () => calls.map(([name]) => name);

/** Replaces the third-party script: records calls and completes `boot`. */
const takeOver = () => {
  const global = (window as unknown as { ChannelIO: { q: unknown[][]; c: (call: unknown[]) => void } })
    .ChannelIO;
  global.c = (call) => {
    calls.push(call);
    const done = call[2];
    if (call[0] === 'boot' && typeof done === 'function') done(null, {});
  };
  for (const call of global.q) global.c(call);
};
const arrives = (script: HTMLScriptElement) => {
  takeOver();
  script.dispatchEvent(new Event('load'));
};
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

beforeEach(() => {
  vi.resetModules();
  calls = [];
  scripts = [];
  answer = arrives;
  Object.assign(window, { ChannelIO: undefined });
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.lang = 'en';
  Object.assign(document.body.dataset, { chatKey: 'demo', chatScript: '/chat.js' });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const script of nodes as HTMLScriptElement[]) {
      scripts.push(script);
      queueMicrotask(() => answer(script));
    }
  });
});
afterEach(() => vi.restoreAllMocks());

const chat = () => import('./run-chat.ts');
/** Sets the atom of the freshly loaded modules. */
const logIn = async (user: typeof lee | null) =>
  store.set((await import('#engine/browser/state/persisted-state.ts')).userAtom, user);

test('the first opening loads the script and boots it with the key, language and page; the second only opens', async () => {
  const { showChat } = await chat();
  await showChat();
  expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual(['/chat.js']);
  expect(names()).toEqual(['boot', 'setPage', 'showMessenger', 'track']);
  expect(calls[0]?.[1]).toMatchObject({ pluginKey: 'demo', language: 'en', hideChannelButtonOnBoot: true });
  expect(calls[0]?.[1]).not.toHaveProperty('memberId');
  await showChat('Is Monday free?');
  expect(scripts).toHaveLength(1);
  expect(calls.slice(4).map((call) => call.slice(0, 3))).toEqual([
    ['openChat', undefined, 'Is Monday free?'],
    ['track', 'OpenChat', { path: '/' }],
  ]);
});

test('the chat follows the page and its language', async () => {
  const { showChat } = await chat();
  await showChat();
  calls = [];
  announceRouteChange('/products');
  expect(names()).toEqual(expect.arrayContaining(['setPage', 'track']));
  expect(names()).not.toContain('updateUser');
  document.documentElement.lang = 'ja';
  announceRouteChange('/ja/products');
  expect(calls).toContainEqual(['updateUser', { language: 'ja' }]);
});

test('the chat knows a logged-in visitor and shuts down on logout', async () => {
  await logIn(lee);
  const { showChat } = await chat();
  await showChat();
  expect(calls[0]?.[1]).toMatchObject({
    memberId: '4',
    profile: { name: 'Lee', mobileNumber: '010-0000-0000' },
  });
  await logIn(null);
  expect(names().at(-1)).toBe('shutdown');
  await showChat();
  expect(scripts).toHaveLength(1);
  expect(names().slice(-4)).toEqual(['boot', 'setPage', 'showMessenger', 'track']);
});

test('the visitor is told when the script fails to load, and the next attempt restarts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const notices: string[] = [];
  document.addEventListener(toastEvent, (event) => notices.push((event as CustomEvent).detail.description));
  answer = fails;
  const { showChat } = await chat();
  await showChat();
  expect(notices).toEqual(['The chat could not be opened. Please try again shortly or call us.']);
  answer = arrives;
  await showChat();
  expect([scripts.length, names().includes('showMessenger')]).toEqual([2, true]);
});
