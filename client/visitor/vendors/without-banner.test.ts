// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import { storeChoice } from './choice.ts';

const started: string[] = [];
const client: VendorClient = {
  start: () => void started.push('counter'),
  send: () => {},
  stores: ['_count'],
};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: { counter: async () => client } }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));

let consent: typeof import('./consent.ts');

/** Opens a page that has no banner, such as one whose document removes it. */
async function page(rule: string): Promise<void> {
  started.length = 0;
  const vendors = { counter: { settings: {}, categories: ['statistics'] } };
  Object.assign(document.body.dataset, { consent: rule, vendors: JSON.stringify(vendors) });
  document.body.innerHTML = '<main id="main"></main><button data-consent-answer="all"></button>';
  document.documentElement.className = '';
  vi.resetModules();
  consent = await import('./consent.ts');
  await consent.startConsent();
}

beforeEach(() => localStorage.clear());

test('where visitors are to be informed or asked and there is no banner, nothing starts, and nothing stored is deleted', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the vendor's script does the same
  document.cookie = '_count=1; path=/';
  vi.stubGlobal('fetch', async () => Response.json({ rule: 'notice' }));
  for (const rule of ['notice', 'region', 'opt-in']) {
    await page(rule);
    expect(started).toEqual([]);
  }
  expect(document.cookie).toBe('_count=1');
  vi.unstubAllGlobals();
});

test('a banner that a navigation brings asks there, and what it allows starts', async () => {
  await page('notice');
  document.body.insertAdjacentHTML('beforeend', '<section data-consent-banner></section>');
  expect(document.documentElement.matches('.is-asking-consent')).toBe(true);
  await consent.answerConsent(document.querySelector('button') as HTMLElement);
  expect(started).toEqual(['counter']);
});

test('a choice holds on a page without a banner too, and a rule that asks nobody needs none', async () => {
  storeChoice({ granted: ['statistics'], asked: ['statistics'] });
  await page('opt-in');
  expect(started).toEqual(['counter']);
  localStorage.clear();
  await page('none');
  expect(started).toEqual(['counter']);
});
