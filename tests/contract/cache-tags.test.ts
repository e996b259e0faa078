import { expect, test, vi } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { createPurge } from '#server/site/html-cache/create-purge.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { startPageHarness } from './page-harness.ts';

const harness = startPageHarness();

const partners = ['han', 'sakura'];

/** The home pages of two partners, cached as in the server, and the calls that another visit to each makes. */
async function cacheHomes() {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] });
  const cache = createHtmlCache({ maxBytes: 10_000_000 });
  const reader = harness.reader();
  let tags: string[] = [];
  const visit = (partner: string) =>
    cache.answer(partner, async () => {
      const page = await harness.page({ document, path: '/', partner, reader, waitForDeferred: true });
      tags = page.tags;
      return { ...page, status: 200, headers: {}, body: '', isPartial: false };
    });
  const visitAll = async () => {
    harness.calls.length = 0;
    for (const partner of partners) await visit(partner);
    return harness.calls.map((call) => new URL(call, 'http://site.invalid').pathname).sort();
  };
  const first = await visitAll();
  const purge = createPurge({ cache, reader, tenants: { refresh: () => {} } });
  return { cache, purge, visitAll, first, tags };
}

test('one tag purges a partner’s pages and everything they were made from, and nothing of another partner', async () => {
  const { purge, visitAll, first } = await cacheHomes();
  expect(await visitAll()).toEqual([]);
  expect(await purge(['site:han'])).toEqual({ purged: 1, unreached: [] });
  // Both partners make the same calls.
  expect(await visitAll()).toEqual(first.filter((_, index) => index % partners.length === 0));
  expect(await visitAll()).toEqual([]);
});

test('every source of a page is one of its tags, including its facts', async () => {
  const { purge, visitAll, first, tags } = await cacheHomes();
  const sources = tags.filter((tag) => tag.startsWith('source:'));
  expect(sources).toContain('source:info');
  const again: string[] = [];
  for (const source of sources) {
    expect(await purge([`${source}@sakura`]), source).toEqual({ purged: 1, unreached: [] });
    again.push(...(await visitAll()));
  }
  expect(again.sort()).toEqual(first.filter((_, index) => index % partners.length === 0));
});

test('a page made from purged data is shown only if nothing newer is available, and is not cacheable', async () => {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] });
  const reader = harness.reader();
  const visit = () => harness.page({ document, path: '/cscenter/notice', reader });
  const first = await visit();
  expect(first.isOutdated).toBeUndefined();
  for (const path of ['/customer/global/notices', '/customer/global/info']) {
    reader.purge(['site:han']);
    harness.trouble.set(path, { status: 500 });
    const second = await visit();
    expect([second.isOutdated, second.body === first.body]).toEqual([true, true]);
    harness.trouble.delete(path);
    // After a failure the source is not read again for some seconds.
    reader.purge(['site:han']);
    await vi.waitFor(async () => expect((await visit()).isOutdated).toBeUndefined(), waitTimeoutMs);
  }
});

test('no page is fresh for longer than the facts that it shows', async () => {
  const document = siteDocument.parse({
    formatVersion: 1,
    template: 'commerce',
    menu: [],
    slots: { popup: null },
  });
  const page = await harness.page({ document, path: '/goodbye' });
  expect(page.problems).toEqual([]);
  expect(page.freshSeconds).toBe(60);
});
