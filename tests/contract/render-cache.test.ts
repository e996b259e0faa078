// @slow: renders every page several times

import { expect, test } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { type Asked, type HarnessPage, startPageHarness } from './page-harness.ts';

// A node's HTML is reused on other pages, and a whole page for the next request. It must never show another page's,
// language's, partner's or hour's content.

const harness = startPageHarness();

const menu = [
  { url: '/introduce', title: { ko: '병원 소개', en: 'About us' }, subList: [] },
  { url: '/products', title: { ko: '시술 안내' } },
];
const paths = [
  '/',
  '/products',
  '/products?sort=priceAsc',
  '/introduce',
  '/introduce/schedule',
  '/cscenter/faq',
];
const prefixes = ['', '/en', '/zh'];
const hours = ['2026-06-15T03:00:00Z', '2026-06-17T14:30:00Z'];
const view = ({ body, model, head, types, validUntil, problems }: HarnessPage) => ({
  body,
  model,
  head,
  types,
  validUntil,
  problems,
});

for (const template of registry.templates.keys()) {
  test(`${template}: a page made from cached parts equals a freshly made page`, async () => {
    const document = siteDocument.parse({ formatVersion: 1, template, menu });
    const site = prepareSite(document, { registry, sanitize: sanitizeHtml });
    const reader = harness.reader();
    for (const now of hours) {
      for (const prefix of prefixes) {
        for (const path of paths) {
          const asked = { document, path: prefix + path || '/', now: new Date(now) };
          const anew = view(await harness.page(asked));
          const where = `${asked.path} at ${now}`;
          expect(view(await harness.page({ ...asked, site })), where).toEqual(anew);
          expect(view(await harness.page({ ...asked, site, reader })), `${where}, read before`).toEqual(anew);
          expect(view(await harness.page({ ...asked, site, reader })), `${where}, made before`).toEqual(anew);
        }
      }
    }
  });
}

test('a node is rendered again only if something that it shows has changed', async () => {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu });
  const site = prepareSite(document, { registry, sanitize: sanitizeHtml });
  const chunks = async (path: string) =>
    new Set((await harness.page({ document, path, site })).chunks.filter(({ html }) => html.length > 500));
  const home = await chunks('/');
  const again = await chunks('/');
  const products = await chunks('/products');
  const shared = (one: Set<unknown>, other: Set<unknown>) =>
    [...one].filter((chunk) => other.has(chunk)).length;
  // Each page of the harness reads its sources again, so only nodes without sources are the same object.
  expect(shared(home, again)).toBeGreaterThan(1);
  expect(shared(home, products)).toBeGreaterThan(0);
});

test('a page is made once as long as none of its inputs change', async () => {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu });
  const site = prepareSite(document, { registry, sanitize: sanitizeHtml });
  const reader = harness.reader();
  const asked = { document, path: '/', site, reader, now: new Date('2026-06-15T03:00:00Z') };
  const first = await harness.page(asked);
  const made = async (other: Partial<Asked> = {}) => (await harness.page({ ...asked, ...other })).chunks;
  expect(await made()).toBe(first.chunks);
  expect(await made({ now: new Date('2026-06-15T03:01:00Z') })).toBe(first.chunks);

  const others: Partial<Asked>[] = [
    { path: '/en' },
    { preview: true },
    { more: { origin: 'http://other.localhost' } },
    { more: { formToken: 'another' } },
    { now: new Date(first.validUntil ?? '') },
    { now: new Date('2026-06-15T02:59:00Z') },
    { site: prepareSite(document, { registry, sanitize: sanitizeHtml }) },
    { reader: harness.reader() },
  ];
  for (const other of others) expect(await made(other)).not.toBe(first.chunks);

  // A repeated read with an equal answer reuses the page; a different answer does not.
  const before = await harness.page(asked);
  const reads = () => harness.calls.filter((call) => call.includes('/global/notices')).length;
  const readBefore = reads();
  reader.purge(['source:notices']);
  expect(await made()).toBe(before.chunks);
  expect(reads()).toBeGreaterThan(readBefore);
  harness.trouble.set('/customer/global/notices', { body: '{"rows":[],"count":0,"page":1,"limit":10}' });
  reader.purge(['source:notices']);
  const after = await harness.page(asked);
  harness.trouble.clear();
  expect(after.chunks).not.toBe(before.chunks);
  expect(view(after)).not.toEqual(view(before));
});

test('a page without time-dependent content is the same when it is made again later', async () => {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu });
  for (const path of ['/cscenter/faq', '/introduce/staff', '/products']) {
    const at = async (now: string) => view(await harness.page({ document, path, now: new Date(now) }));
    const before = await at('2026-06-15T03:00:00Z');
    expect(await at('2026-06-15T03:07:00Z'), path).toEqual(before);
  }
});

test('a visitor’s own page and a page with a failure are not cached', async () => {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu });
  const site = prepareSite(document, { registry, sanitize: sanitizeHtml });
  const reader = harness.reader();
  const asked = { document, path: '/', site, reader };
  const form = { name: 'write', values: {}, errors: {} };
  const sent = await harness.page({ ...asked, more: { form } });
  expect(sent.context.form).toBe(form);
  expect((await harness.page(asked)).context.form).toBeUndefined();
  expect((await harness.page({ ...asked, more: { form } })).chunks).not.toBe(sent.chunks);

  const readers = [harness.reader(), harness.reader()];
  harness.trouble.set('/customer/global/notices', { status: 500 });
  const failed = await harness.page({ ...asked, path: '/cscenter/notice', reader: readers[0] });
  harness.trouble.clear();
  const recovered = await harness.page({ ...asked, path: '/cscenter/notice', reader: readers[1] });
  expect([failed.problems.length, recovered.problems]).toEqual([1, []]);
});
