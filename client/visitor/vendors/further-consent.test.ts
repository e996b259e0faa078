// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));
const reloadPage = vi.fn();
vi.mock('./reload-page.ts', () => ({ reloadPage }));

/** What the vendors' scripts were notified of. */
let notified: string[];
let consent: typeof import('./consent.ts');

/** A vendor that passes on what is accepted. @param loading of its script */
function vendor(name: string, loading = Promise.resolve()): void {
  clients[name] = async () => ({
    start: (_settings, { granted }) => {
      notified.push(`${name} starts with ${granted()}`);
      return loading;
    },
    update: ({ granted }) => void notified.push(`${name}: ${granted()}`),
    send: () => {},
    stores: [],
  });
}
const press = (answer: string) =>
  consent.answerConsent(document.querySelector(`[data-consent-answer=${answer}]`) as HTMLElement);

beforeEach(async () => {
  localStorage.clear();
  reloadPage.mockClear();
  notified = [];
  vendor('counter');
  vendor('ads');
  const vendors = {
    counter: { settings: {}, categories: ['statistics'] },
    ads: { settings: {}, categories: ['marketing'] },
  };
  Object.assign(document.body.dataset, { consent: 'opt-in', vendors: JSON.stringify(vendors) });
  document.body.innerHTML = `<section data-consent-banner></section>
    <button data-consent-answer="all"></button><button data-consent-answer="chosen"></button>
    <input type="checkbox" checked data-consent-category="statistics">
    <input type="checkbox" data-consent-category="marketing">`;
  vi.resetModules();
  consent = await import('./consent.ts');
});

test('a running vendor is notified of what is accepted in addition, before others start and once, and the page stays', async () => {
  await press('chosen');
  expect(notified).toEqual(['counter starts with statistics']);
  await press('all');
  await press('all');
  expect(notified.slice(1)).toEqual([
    'counter: statistics,marketing',
    'ads starts with statistics,marketing',
  ]);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('so is a vendor whose script still loads', async () => {
  vendor('counter', new Promise(() => {}));
  void press('chosen');
  await vi.waitFor(() => expect(notified).toHaveLength(1), waitTimeoutMs);
  void press('all');
  expect(notified.slice(1)).toEqual(['counter: statistics,marketing']);
});

test('a vendor that fails at it stops no other', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const code = clients.counter as () => Promise<VendorClient>;
  const fail = () => {
    throw new Error('broken');
  };
  clients.counter = async () => ({ ...(await code()), update: fail });
  await press('chosen');
  await press('all');
  expect(notified.slice(1)).toEqual(['ads starts with statistics,marketing']);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('counter'), expect.any(Error));
  vi.mocked(console.warn).mockRestore();
});
