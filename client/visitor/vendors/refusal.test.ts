// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));
const reloadPage = vi.fn();
vi.mock('./reload-page.ts', () => ({ reloadPage }));
/** Scripts that wait for their moment, and those that ran. */
const moments: (() => void)[] = [];
const ran: string[] = [];
vi.mock('./between-inputs.ts', () => ({
  betweenInputs: () => new Promise<void>((come) => moments.push(come)),
  runAfterAnswer: () => {},
}));
vi.mock('./preload-then-run.ts', () => ({
  preloadThenRun: async (url: string, moment: () => Promise<void>) => {
    await moment();
    ran.push(url);
  },
}));

let emit: typeof import('#engine/browser/events/event-stream.ts').emit;
let consent: typeof import('./consent.ts');
let sent: string[];

function vendor(name: string): void {
  clients[name] = async () => ({
    start: (_settings, { load }) => load(name),
    send: (event) => void sent.push(`${name} ${event.name}`),
    stores: [`_${name}`],
  });
}

const press = (answer: string) =>
  consent.answerConsent(document.querySelector(`[data-consent-answer=${answer}]`) as HTMLElement);
/** Lets the first script that waits run. */
async function letRun(): Promise<void> {
  await vi.waitFor(() => expect(moments.length).toBeGreaterThan(0), waitTimeoutMs);
  moments.shift()?.();
  await new Promise((passed) => setTimeout(passed));
}

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const list of [moments, ran]) list.length = 0;
  reloadPage.mockClear();
  sent = [];
  for (const name of Object.keys(clients)) delete clients[name];
  for (const name of ['counter', 'ads']) vendor(name);
  const vendors = {
    counter: { settings: {}, categories: ['statistics'] },
    ads: { settings: {}, categories: ['marketing'] },
  };
  Object.assign(document.body.dataset, { consent: 'opt-in', vendors: JSON.stringify(vendors) });
  document.body.innerHTML = `<section data-consent-banner></section>
    <button data-consent-answer="all"></button><button data-consent-answer="none"></button>`;
  vi.resetModules();
  ({ emit } = await import('#engine/browser/events/event-stream.ts'));
  consent = await import('./consent.ts');
  emit('page_view', { title: '홈', url: location.href, path: '/', referrer: '' });
});

test('a script that waits for its moment does not run after a refusal', async () => {
  void press('all');
  await vi.waitFor(() => expect(moments).toHaveLength(1), waitTimeoutMs);
  await press('none');
  await letRun();
  expect([ran, sent]).toEqual([[], []]);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a vendor that runs gets nothing more once it is refused, even if the page stays', async () => {
  void press('all');
  await letRun();
  expect([ran, sent]).toEqual([['counter'], ['counter page_view']]);
  await press('none');
  emit('inquiry_send', {});
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(sent).toEqual(['counter page_view']);
});

test('after a refusal and a new consent, nothing from before is passed on', async () => {
  // Its code waits, so that nothing has started.
  let arrive = () => {};
  const code = clients.counter as () => Promise<VendorClient>;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  clients.counter = () => arrived.then(code);
  void press('all');
  emit('popup_view', { popup: 1 });
  // Deleting what refused vendors stored needs their code too.
  void press('none');
  emit('popup_view', { popup: 2 });
  void press('all');
  emit('popup_view', { popup: 3 });
  arrive();
  await letRun();
  await letRun();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(ran.sort()).toEqual(['ads', 'counter']);
  expect(sent.filter((one) => one.startsWith('counter'))).toEqual([
    'counter page_view',
    'counter popup_view',
  ]);
});
