import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { registry as whole } from '#registry/manifest.server.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { startPageHarness } from './page-harness.ts';
import { intro, node, products, site } from './small-sites.ts';

// How old content that visitors see may be: the lifetimes of the answer cache and the page cache combined.

const harness = startPageHarness();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const notices = '/customer/global/notices';
const [schedules, page] = ['/customer/global/schedules', '/customer/global/page'];
const plain = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] });

/** Pages as the server caches them, with a clock that tests set. */
function open({ document = plain, registry = whole }: { document?: SiteDocument; registry?: Registry } = {}) {
  const prepared = prepareSite(document, { registry, sanitize: sanitizeHtml });
  const reader = harness.reader();
  const cache = createHtmlCache({ maxBytes: 10_000_000, busy: () => 0 });
  const began = Date.now();
  return {
    /** Visits a page this many seconds after the start and waits for background work to finish. */
    visit: async (seconds: number, path: string) => {
      vi.advanceTimersByTime(began + seconds * 1000 - Date.now());
      const entry = await cache.answer(path, async (isRenewal) => {
        const made = await harness.page({
          document,
          path,
          site: prepared,
          registry,
          reader,
          now: new Date(),
          more: { isRenewal },
        });
        return {
          ...made,
          status: 200,
          headers: {},
          isPartial: made.isPartial,
        };
      });
      const body = String(entry.variants.identity?.body);
      const caching = entry.head[entry.head.indexOf('cache-control') + 1] ?? '';
      await entry.renewing;
      return { body, caching };
    },
  };
}

/** Takes all notices away. */
const change = () => harness.trouble.set(notices, { body: '{"rows":[],"count":0,"page":1,"limit":10}' });

test('a page that is visited all the time shows nothing older than its lifetime', async () => {
  const { visit } = open();
  const first = await visit(0, '/cscenter/notice');
  expect(first.caching).toContain('s-maxage=60, stale-while-revalidate=300');
  change();
  const seen: string[] = [];
  for (let at = 5; at <= 75; at += 5) {
    const { body } = await visit(at, '/cscenter/notice');
    seen.push(`${at} s: ${body === first.body ? 'old' : 'new'}`);
    await harness.settle();
  }
  // A visitor just at its end gets it one last time while it is rebuilt.
  expect(seen.filter((one) => one.endsWith('old')).at(-1)).toBe('60 s: old');
  expect(seen.at(-1)).toBe('75 s: new');
});

test('a page made from another page’s reads is fresh for the rest of their lifetime', async () => {
  const { visit } = open();
  await visit(0, '/cscenter/notice');
  expect((await visit(20, '/cscenter/notice?page=1')).caching).toContain('s-maxage=40,');
});

test('a page made from stale answers, which are served at once, is soon rebuilt and cached for a shorter time', async () => {
  const { visit } = open();
  const first = await visit(0, '/cscenter/notice');
  change();
  // The facts and notices are five minutes old, but no visitor waits for new ones.
  const other = await visit(290, '/cscenter/notice?page=1');
  expect(other.body.includes('NoticeList')).toBe(first.body.includes('NoticeList'));
  expect(other.caching).toContain('s-maxage=0');
  expect(other.caching).toMatch(/stale-while-revalidate=\d\d,/);
  await harness.settle();
  // Ten minutes after the read it is no longer shown, although a stale page may be shown for five minutes.
  expect((await visit(580, '/cscenter/notice?page=1')).body).not.toBe(other.body);
});

test('while the backend is unavailable the last good page is served, for hours', async () => {
  const { visit } = open();
  const first = await visit(0, '/cscenter/notice');
  for (const path of [notices, '/customer/global/info']) harness.trouble.set(path, { status: 500 });
  for (const at of [61, 64, 400, 404, 3_600, 20_000]) {
    expect((await visit(at, '/cscenter/notice')).body, `${at} s`).toBe(first.body);
    await harness.settle();
  }
  harness.trouble.clear();
  change();
  await visit(20_010, '/cscenter/notice');
  await harness.settle();
  expect((await visit(20_020, '/cscenter/notice')).body).not.toBe(first.body);
});

test.each([
  ['what a block can be without', schedules, '/introduce/schedule'],
  ['the titles of a page', page, '/cscenter/notice'],
])('if %s cannot be read the page is shown without it, and not cached', async (_, source, path) => {
  const { visit } = open();
  harness.trouble.set(source, { status: 500 });
  expect((await visit(0, path)).caching).toBe('no-cache');
  harness.trouble.clear();
  expect((await visit(1, path)).caching).toContain('s-maxage=');
});

const boom = () => {
  throw new Error('boom');
};
const grid = { ...(whole.blocks.get('ProductGrid') as BlockDefinition), component: boom };
const gone = node(
  'gone',
  'ExhibitionDetail',
  {},
  { source: { name: 'exhibition', params: { id: 999_999 } } },
);

test.each([
  ['whose entry was deleted', gone],
  ['that throws', products],
])('a page with a block %s is cached for five seconds', async (_, failing) => {
  const { visit } = open({
    document: site({ pages: { '/landing': { sections: [intro, failing] } } }),
    registry: { ...whole, blocks: new Map(whole.blocks).set('ProductGrid', grid) },
  });
  const { caching, body } = await visit(0, '/landing');
  expect(caching).toContain('s-maxage=5, stale-while-revalidate=0');
  const calls = harness.calls.length;
  expect((await visit(4, '/landing')).body).toBe(body);
  expect(harness.calls.length).toBe(calls);
});
