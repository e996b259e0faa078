// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import type { ConsentCategory } from '#schemas/site/site-event.ts';
import { choiceKey } from './consent-names.ts';

const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));
const reloadPage = vi.fn();
vi.mock('./reload-page.ts', () => ({ reloadPage }));

/** Vendors that have started, each with what was accepted then. */
const started: string[] = [];
for (const name of ['counter', 'ads'])
  clients[name] = async () => ({
    start: (_settings, { granted }) => void started.push(`${name} ${granted()}`),
    send: () => {},
    stores: [],
  });

const counter = { counter: ['statistics'] } as const;
const both = { ...counter, ads: ['marketing'] } as const;

let consent: typeof import('./consent.ts');
let listened: Parameters<typeof removeEventListener>[] = [];

/** Opens a page. The banner offers the categories of its vendors. */
async function page(rule: string, vendors: Record<string, readonly ConsentCategory[]>): Promise<void> {
  leave();
  started.length = 0;
  const list = Object.entries(vendors).map(([name, categories]) => [name, { settings: {}, categories }]);
  Object.assign(document.body.dataset, {
    consent: rule,
    vendors: JSON.stringify(Object.fromEntries(list)),
  });
  const boxes = Object.values(vendors).map(
    ([category]) => `<input type="checkbox" data-consent-category="${category}">`,
  );
  document.body.innerHTML = `<section data-consent-banner>${boxes.join('')}</section>
    ${['all', 'none', 'chosen', 'open'].map((answer) => `<button data-consent-answer="${answer}"></button>`)}`;
  document.documentElement.className = '';
  const add = vi.spyOn(window, 'addEventListener');
  vi.resetModules();
  consent = await import('./consent.ts');
  listened = [...add.mock.calls] as typeof listened;
  add.mockRestore();
  await consent.startConsent();
}
const leave = () => {
  for (const [type, listener] of listened) removeEventListener(type, listener);
};
const press = (answer: string) =>
  consent.answerConsent(document.querySelector(`[data-consent-answer=${answer}]`) as HTMLElement);
const isAsking = () => document.documentElement.classList.contains('is-asking-consent');
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-consent-category]')].map(({ checked }) => checked);

beforeEach(() => {
  localStorage.clear();
  reloadPage.mockClear();
});
afterEach(leave);

test('"Accept all" accepts what was offered: a category that is used later is asked for, and the rest goes on', async () => {
  await page('opt-in', counter);
  await press('all');
  expect(started).toEqual(['counter statistics']);
  await page('opt-in', both);
  expect([isAsking(), ticked(), started]).toEqual([true, [true, false], ['counter statistics']]);
  await press('all');
  await page('opt-in', both);
  expect([isAsking(), started]).toEqual([
    false,
    ['counter statistics,marketing', 'ads statistics,marketing'],
  ]);
});

test('so it is with a category that the visitor ticked, and one that is used no more is not asked for', async () => {
  await page('opt-in', counter);
  document.querySelector('input')?.click();
  await press('chosen');
  await page('opt-in', both);
  expect([isAsking(), started]).toEqual([true, ['counter statistics']]);
  await press('none');
  await page('opt-in', counter);
  expect([isAsking(), started]).toEqual([false, []]);
});

test('under a notice, a category that is used later starts with a notice of it', async () => {
  await page('notice', counter);
  await press('all');
  await page('notice', both);
  expect([isAsking(), ticked(), started]).toEqual([
    true,
    [true, false],
    ['counter statistics,marketing', 'ads statistics,marketing'],
  ]);
  await press('open');
  await press('open');
  expect(ticked()).toEqual([true, true]);
});

test('without a choice, no category is accepted that nothing uses', async () => {
  for (const rule of ['notice', 'none']) {
    await page(rule, counter);
    expect(started).toEqual(['counter statistics']);
  }
});

test('a refusal of all holds for a category that is used later, and is not asked again', async () => {
  await page('opt-in', counter);
  await press('none');
  await page('notice', both);
  expect([isAsking(), started]).toEqual([false, []]);
});

test('a page that asks for a further category goes on asking when something else was stored elsewhere', async () => {
  await page('opt-in', counter);
  await press('all');
  await page('notice', both);
  dispatchEvent(new StorageEvent('storage'));
  await vi.dynamicImportSettled();
  expect([isAsking(), started]).toEqual([true, ['counter statistics,marketing', 'ads statistics,marketing']]);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('"Accept all" of an earlier version, which accepted what was not offered too, is asked again', async () => {
  const granted = ['statistics', 'marketing'];
  localStorage.setItem(choiceKey, JSON.stringify({ at: Date.now(), granted }));
  await page('opt-in', counter);
  expect([isAsking(), started]).toEqual([true, []]);
});

test('a tab that finds an incomplete choice of another tab writes nothing, which that one would follow', async () => {
  await page('opt-in', counter);
  await press('all');
  const written = vi.spyOn(Storage.prototype, 'setItem');
  await page('opt-in', both);
  expect(isAsking()).toBe(true);
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
