// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { rereadStorage } from '#client/visitor/lifecycle/reread-storage.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const handleConsent = vi.fn(async (_button?: HTMLElement) => {});
const loaded = vi.fn();
vi.mock('#client/visitor/vendors/consent.ts', () => {
  loaded();
  return { handleConsent };
});
const reportVitals = vi.fn();
vi.mock('#client/visitor/vitals/start-vitals.ts', () => {
  reportVitals();
  return {};
});
let isIdle = true;
const waiting: (() => void)[] = [];
vi.mock('#client/visitor/scheduling/on-idle.ts', () => ({
  onIdle: (run: () => void) => (isIdle ? run() : waiting.push(run)),
}));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  isIdle = true;
  waiting.length = 0;
  localStorage.clear();
  document.documentElement.className = '';
  document.body.innerHTML =
    '<section data-consent-banner><button data-consent-answer="all"></button></section>';
});

async function start(dataset: Record<string, string>): Promise<void> {
  for (const name of ['vendors', 'consent', 'sample']) delete document.body.dataset[name];
  Object.assign(document.body.dataset, dataset);
  const { startVendors } = await import('./start-vendors.ts');
  startVendors();
  await vi.dynamicImportSettled();
}
const isAsking = () => document.documentElement.classList.contains('is-asking-consent');

test('a page without vendors loads nothing and asks nothing', async () => {
  await start({});
  expect([loaded.mock.calls.length, isAsking()]).toEqual([0, false]);
});

test('where visitors are asked, not even our own code loads before the answer', async () => {
  await start({ vendors: '{}', consent: 'opt-in' });
  expect([loaded.mock.calls.length, isAsking()]).toEqual([0, true]);
  document.querySelector('button')?.click();
  await vi.waitFor(
    () => expect(handleConsent).toHaveBeenCalledWith(document.querySelector('button')),
    waitTimeoutMs,
  );
});

test('a button about consent works before the page is idle, and then visitors are asked as before', async () => {
  isIdle = false;
  await start({ vendors: '{}', consent: 'opt-in' });
  const button = document.querySelector('button');
  button?.click();
  await vi.waitFor(() => expect(handleConsent).toHaveBeenCalledWith(button), waitTimeoutMs);
  expect(isAsking()).toBe(false);
  for (const run of waiting) run();
  await vi.waitFor(() => expect(isAsking()).toBe(true), waitTimeoutMs);
  expect(handleConsent.mock.calls.every(([pressed]) => pressed === button)).toBe(true);
});

test.each(['none', 'notice', 'region'])(
  'with the rule "%s" it loads when the page is idle',
  async (consent) => {
    await start({ vendors: '{}', consent });
    await vi.waitFor(() => expect(handleConsent).toHaveBeenCalledWith(undefined), waitTimeoutMs);
  },
);

test('after a choice it loads whatever the rule', async () => {
  localStorage.setItem('maru:consent', '{}');
  await start({ vendors: '{}', consent: 'opt-in' });
  await vi.waitFor(() => expect(handleConsent).toHaveBeenCalledWith(undefined), waitTimeoutMs);
  expect(isAsking()).toBe(false);
});

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
test.each([
  ['in another tab', () => dispatchEvent(new StorageEvent('storage'))],
  ['on a later page', comeBack],
])('an answer given %s is found', async (_, tell) => {
  rereadStorage();
  await start({ vendors: '{}', consent: 'opt-in' });
  tell();
  await vi.dynamicImportSettled();
  expect(loaded).not.toHaveBeenCalled();
  localStorage.setItem('maru:consent', '{}');
  tell();
  await vi.waitFor(() => expect(handleConsent).toHaveBeenCalledWith(undefined), waitTimeoutMs);
});

test('the speed of a sample of visits is measured, on sites without vendors too', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.009);
  await start({ sample: '0.01' });
  await vi.waitFor(() => expect(reportVitals).toHaveBeenCalledOnce(), waitTimeoutMs);
  random.mockReturnValue(0.011);
  await start({ sample: '0.01' });
  expect([reportVitals.mock.calls.length, loaded.mock.calls.length]).toEqual([1, 0]);
  random.mockRestore();
});
