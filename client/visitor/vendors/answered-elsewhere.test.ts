// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient } from '#registry/vendor.ts';
import { storeChoice } from './choice.ts';

const clients: Record<string, () => Promise<VendorClient>> = {};
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: clients }));
vi.mock('./first-interaction.ts', () => ({ firstInteraction: async () => {} }));

let sent: string[];
let consent: typeof import('./consent.ts');
const isAsking = () => document.documentElement.classList.contains('is-asking-consent');

/** A page on which something has happened before this code loads. */
beforeEach(async () => {
  localStorage.clear();
  sent = [];
  clients.counter = async () => ({ start: () => {}, send: ({ name }) => void sent.push(name), stores: [] });
  const vendors = { counter: { settings: {}, categories: ['statistics'] } };
  Object.assign(document.body.dataset, { consent: 'opt-in', vendors: JSON.stringify(vendors) });
  document.body.innerHTML =
    '<main id="main"></main><section data-consent-banner></section><button data-consent-answer="open"></button>';
  document.documentElement.className = 'is-asking-consent';
  vi.resetModules();
  const { emit } = await import('#engine/browser/events/event-stream.ts');
  emit('page_view', { title: '홈', url: location.href, path: '/', referrer: '' });
  emit('popup_view', { popup: 1 });
  consent = await import('./consent.ts');
});

test('a page that asked takes the answer from another one: the banner goes, and vendors start with what is shown', async () => {
  storeChoice({ granted: ['statistics'], asked: ['statistics'] });
  await consent.startConsent();
  expect([isAsking(), sent]).toEqual([false, ['page_view']]);
});

test('a refusal elsewhere only hides the banner', async () => {
  storeChoice({ granted: [], asked: ['statistics'] });
  await consent.startConsent();
  expect([isAsking(), sent]).toEqual([false, []]);
});

test('a banner that the visitor opened to change an earlier answer stays', async () => {
  storeChoice({ granted: ['statistics'], asked: ['statistics'] });
  document.documentElement.className = '';
  await consent.answerConsent(document.querySelector('button') as HTMLElement);
  await consent.startConsent();
  expect(isAsking()).toBe(true);
});
