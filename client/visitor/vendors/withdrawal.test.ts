// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rereadStorage } from '#client/visitor/lifecycle/reread-storage.ts';
import type { VendorClient, VendorStores } from '#registry/vendor.ts';
import { type ConsentCategory, consentCategories } from '#schemas/site/site-event.ts';
import { storeChoice } from './choice.ts';
import { clearStores } from './clear-stores.ts';
import { choiceKey } from './consent-names.ts';

const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));
const reloadPage = vi.fn();
vi.mock('./reload-page.ts', () => ({ reloadPage }));

/** Vendors that have started. */
const started: string[] = [];
function vendor(name: string, stores: VendorStores, isTelling = false): void {
  clients[name] = async () => ({
    start: (_settings, { granted }) => {
      started.push(isTelling ? `${name} ${granted()}` : name);
    },
    send: () => {},
    stores,
  });
}

let consent: typeof import('./consent.ts');
let listened: Parameters<typeof removeEventListener>[];

/** A page under a rule, on which the visitor ticks statistics. @param vendors with the categories of each */
async function page(rule: string, vendors: Record<string, readonly ConsentCategory[]>): Promise<void> {
  leave();
  started.length = 0;
  const list = Object.entries(vendors).map(([name, categories]) => [name, { settings: {}, categories }]);
  Object.assign(document.body.dataset, {
    consent: rule,
    vendors: JSON.stringify(Object.fromEntries(list)),
  });
  document.body.innerHTML = `<section data-consent-banner></section>
    <button data-consent-answer="all"></button><button data-consent-answer="none"></button>
    <button data-consent-answer="chosen"></button>
    <input type="checkbox" data-consent-category="statistics">
    <input type="checkbox" data-consent-category="marketing">`;
  const add = vi.spyOn(window, 'addEventListener');
  vi.resetModules();
  consent = await import('./consent.ts');
  listened = [...add.mock.calls] as typeof listened;
  add.mockRestore();
  await consent.startConsent();
  document.querySelector<HTMLInputElement>('[data-consent-category=statistics]')?.click();
}
/** The visitor leaves the page. */
const leave = () => {
  for (const [type, listener] of listened) removeEventListener(type, listener);
  listened = [];
};
const press = (answer: string) =>
  consent.answerConsent(document.querySelector(`[data-consent-answer=${answer}]`) as HTMLElement);
const isAsking = () => document.documentElement.classList.contains('is-asking-consent');
function setCookies(...names: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: vendors' scripts do the same
  for (const name of names) document.cookie = `${name}=1; path=/`;
}
const inOtherTab = (granted: readonly ConsentCategory[]) => {
  storeChoice({ granted, asked: consentCategories });
  dispatchEvent(new StorageEvent('storage', { key: choiceKey }));
};

beforeEach(() => {
  listened = [];
  reloadPage.mockClear();
  document.documentElement.className = '';
  clearStores(['*']);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vendor('manager', { statistics: ['_ga'], marketing: ['_gcl_*'] });
  vendor('counter', ['_count']);
  vendor('ads', ['_ads']);
  vendor('teller', ['_tell'], true);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

test('withdrawing one of two categories of a vendor loads the page again, without the cookies of that one', async () => {
  await page('notice', { manager: consentCategories });
  expect(started).toEqual(['manager']);
  setCookies('_ga', '_gcl_au');
  await press('chosen');
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('_ga=1');
});

test('a vendor that passes on what is accepted ends with any category, another one only with its own', async () => {
  await page('notice', { teller: ['statistics'], unknown: ['marketing'] });
  expect(started).toEqual(['teller statistics,marketing']);
  await press('chosen');
  expect(reloadPage).toHaveBeenCalledOnce();
  localStorage.clear();
  await page('notice', { counter: ['statistics'] });
  await press('chosen');
  expect(started).toEqual(['counter']);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a withdrawal waits for no code that does not load', async () => {
  await page('notice', { counter: ['statistics'], ads: ['marketing'] });
  setCookies('_count');
  clients.ads = () => new Promise(() => {});
  await press('none');
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('');
});

test('a choice that refuses something deletes it at each start', async () => {
  storeChoice({ granted: ['statistics'], asked: consentCategories });
  setCookies('_ads', '_ga', '_gcl_au');
  await page('notice', { manager: consentCategories, ads: ['marketing'] });
  expect(document.cookie).toBe('_ga=1');
  expect(started).toEqual(['manager']);
});

test.each([
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const)(
  'where storage is %s, nobody could refuse: nothing starts and nobody is asked',
  async (_, method) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('unusable');
    });
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('unusable');
    });
    setCookies('_ads');
    await page('notice', { ads: ['marketing'] });
    expect([started, isAsking(), document.cookie]).toEqual([[], false, '']);
    // A visitor who wants them has them on this page, and refuses once.
    await press('all');
    expect(started).toEqual(['ads']);
    await press('none');
    expect(reloadPage).toHaveBeenCalledOnce();
    await page('notice', { ads: ['marketing'] });
    expect(started).toEqual([]);
    await page('none', { ads: ['marketing'] });
    expect(started).toEqual(['ads']);
  },
);

test('a refusal in another tab loads this one again, if something runs that it refuses', async () => {
  await page('notice', { counter: ['statistics'], ads: ['marketing'] });
  inOtherTab(['marketing', 'statistics']);
  dispatchEvent(new StorageEvent('storage', { key: 'maru:cart' }));
  await expect.poll(isAsking).toBe(false);
  expect(reloadPage).not.toHaveBeenCalled();
  setCookies('_ads', '_count');
  inOtherTab(['statistics']);
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  expect(document.cookie).toBe('_count=1');
});

test('a page in the back/forward cache learns of a refusal when the visitor goes back to it', async () => {
  rereadStorage();
  await page('notice', { ads: ['marketing'] });
  storeChoice({ granted: [], asked: consentCategories });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});
