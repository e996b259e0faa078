// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const sent: Record<string, string[]> = {};
const started: string[] = [];
const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));

let use: Promise<void> = Promise.resolve();
vi.mock('./first-interaction.ts', () => ({ firstInteraction: () => use }));

const reloadPage = vi.fn();
vi.mock('./reload-page.ts', () => ({ reloadPage }));

const fakeVendor = (name: string, start: () => Promise<void> = async () => {}): void => {
  sent[name] = [];
  clients[name] = async () => ({
    start: async () => {
      started.push(name);
      await start();
    },
    send: (event: SiteEvent) => void sent[name]?.push(event.name),
    stores: [`_${name}*`],
  });
};

let emit: typeof import('#engine/browser/events/event-stream.ts').emit;
let consent: typeof import('./consent.ts');

/** A page of a partner with two vendors, under a rule. */
async function page(rule: string): Promise<typeof import('./clicks.ts')> {
  const vendors = {
    counter: { settings: { id: '1' }, categories: ['statistics'] },
    ads: { settings: { id: '2' }, categories: ['marketing'] },
    unknown: { settings: { id: '3' }, categories: ['marketing'] },
  };
  Object.assign(document.body.dataset, { consent: rule, vendors: JSON.stringify(vendors) });
  document.body.innerHTML = `<main id="main"></main><section data-consent-banner tabindex="-1">
    <input type="checkbox" data-consent-category="statistics"><input type="checkbox" data-consent-category="marketing">
    <button data-consent-answer="all"></button><button data-consent-answer="none"></button>
    <button data-consent-answer="chosen"></button></section><button data-consent-answer="open"></button>`;
  vi.resetModules();
  ({ emit } = await import('#engine/browser/events/event-stream.ts'));
  consent = await import('./consent.ts');
  emit('page_view', { title: '홈', url: location.href, path: '/', referrer: '' });
  return import('./clicks.ts');
}
const press = (answer: string) =>
  consent.answerConsent(document.querySelector(`[data-consent-answer=${answer}]`) as HTMLElement);
const isAsking = () => document.documentElement.classList.contains('is-asking-consent');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
  started.length = 0;
  use = Promise.resolve();
  for (const name of Object.keys(clients)) delete clients[name];
  fakeVendor('counter');
  fakeVendor('ads');
  vi.restoreAllMocks();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('where visitors are asked, nothing starts before they agree, and what happened before is not sent', async () => {
  await page('opt-in');
  emit('popup_view', { popup: 1 });
  await consent.startConsent();
  expect([isAsking(), started]).toEqual([true, []]);
  await press('all');
  emit('inquiry_send', {});
  expect([isAsking(), started]).toEqual([false, ['counter', 'ads']]);
  expect(sent.counter).toEqual(['page_view', 'inquiry_send']);
});

test('a click from before the page was idle is reported, once', async () => {
  const { emitClick } = await page('notice');
  document.body.insertAdjacentHTML('beforeend', '<a href="tel:1">전화</a>');
  const link = document.querySelector('a') as Element;
  emitClick(link);
  await consent.startConsent();
  emitClick(link);
  expect(sent.counter).toEqual(['page_view', 'contact_click', 'contact_click']);
});

test('what was clicked before the visitor agreed is not reported', async () => {
  const { emitClick } = await page('opt-in');
  document.body.insertAdjacentHTML('beforeend', '<a href="tel:1">전화</a>');
  emitClick(document.querySelector('a') as Element);
  await consent.startConsent();
  await press('all');
  expect(sent.counter).toEqual(['page_view']);
});

test('the footer’s button works before the page is idle, and the banner is not asked for twice', async () => {
  await page('notice');
  await press('open');
  expect([isAsking(), document.activeElement?.hasAttribute('data-consent-banner')]).toEqual([true, true]);
  await consent.startConsent();
  await press('none');
  expect([isAsking(), document.activeElement?.getAttribute('data-consent-answer')]).toEqual([false, 'open']);
});

test('the footer’s button shows what is in force, now or once the page is idle: all under a notice, nothing where visitors are asked', async () => {
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-consent-category]')].map(({ checked }) => checked);
  for (const [rule, inForce] of [
    ['notice', true],
    ['opt-in', false],
  ] as const) {
    await page(rule);
    await press('open');
    expect(ticked()).toEqual([inForce, inForce]);
    await press('open');
    await consent.startConsent();
    // Hides the banner, then shows it again.
    await press('open');
    await press('open');
    expect(ticked()).toEqual([inForce, inForce]);
  }
});

test('refusing starts nothing, is remembered and is not asked again', async () => {
  await page('opt-in');
  await consent.startConsent();
  await press('none');
  await page('opt-in');
  await consent.startConsent();
  expect([isAsking(), started]).toEqual([false, []]);
});

test('a visitor may accept one category alone', async () => {
  await page('opt-in');
  document.querySelector<HTMLInputElement>('[data-consent-category=statistics]')?.click();
  await press('chosen');
  expect(started).toEqual(['counter']);
});

test('with a notice, vendors start at once with all events so far', async () => {
  await page('notice');
  emit('popup_view', { popup: 1 });
  await consent.startConsent();
  expect([isAsking(), started]).toEqual([true, ['counter', 'ads']]);
  expect(sent.ads).toEqual(['page_view', 'popup_view']);
});

test('a visitor who refuses while vendors still wait starts none of them, and the page is not loaded again', async () => {
  let useIt = () => {};
  use = new Promise((resolve) => (useIt = resolve));
  await page('notice');
  const waiting = consent.startConsent();
  await expect.poll(isAsking).toBe(true);
  // Refusing is itself the first interaction, and clearing may take long.
  clients.ads = () => new Promise(() => {});
  void press('none');
  useIt();
  await waiting;
  expect([started, sent.counter]).toEqual([[], []]);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('an answer while the rule is still asked for is the last word', async () => {
  let answerRule = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answerRule = resolve)));
  await page('region');
  const starting = consent.startConsent();
  await press('none');
  answerRule(Response.json({ rule: 'notice' }));
  await starting;
  expect([started, isAsking()]).toEqual([[], false]);
  vi.unstubAllGlobals();
});

test('a browser that refuses for its visitor (Global Privacy Control) starts nothing by default', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  await page('notice');
  await consent.startConsent();
  expect(started).toEqual([]);
  vi.unstubAllGlobals();
});

test('without a rule to ask, there is no banner', async () => {
  await page('none');
  await consent.startConsent();
  expect([isAsking(), started]).toEqual([false, ['counter', 'ads']]);
});

test.each([
  ['{"rule":"notice"}', 200, ['counter', 'ads']],
  ['{"rule":"opt-in"}', 200, []],
  ['{"rule":"none"}', 200, []],
  ['<html>', 502, []],
])(
  'by region, the answer %s decides, and anything unexpected means asking',
  async (body, status, expected) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    await page('region');
    await consent.startConsent();
    expect([isAsking(), started]).toEqual([true, expected]);
  },
);

test('one vendor that fails and one that hangs stop no other', async () => {
  vi.useFakeTimers();
  fakeVendor('counter', () => new Promise(() => {}));
  await page('none');
  const starting = consent.startConsent();
  await vi.advanceTimersByTimeAsync(10_000);
  await starting;
  vi.useRealTimers();
  expect(sent).toMatchObject({ counter: [], ads: ['page_view'] });
  fakeVendor('counter', () => Promise.reject(new Error('blocked')));
  await page('none');
  await consent.startConsent();
  emit('inquiry_send', {});
  expect(sent).toMatchObject({ counter: [], ads: ['page_view', 'page_view', 'inquiry_send'] });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('counter'), expect.any(Error));
});

test('the footer’s button shows the choice, which can be withdrawn: its cookies go and the page starts again', async () => {
  await page('opt-in');
  await press('all');
  // biome-ignore lint/suspicious/noDocumentCookie: the vendor's script does the same
  document.cookie = '_ads_id=1; path=/';
  await press('open');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-consent-category]')];
  expect([isAsking(), boxes.map(({ checked }) => checked)]).toEqual([true, [true, true]]);
  boxes[1]?.click();
  await press('chosen');
  expect(document.cookie).not.toContain('_ads_id');
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce(), waitTimeoutMs);
  // Something that the script stored as its page ended.
  // biome-ignore lint/suspicious/noDocumentCookie: the vendor's script does the same
  document.cookie = '_ads_id=2; path=/';
  started.length = 0;
  await page('opt-in');
  await consent.startConsent();
  expect(document.cookie).not.toContain('_ads_id');
  expect(started).toEqual(['counter']);
});
