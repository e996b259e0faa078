import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { createPurge } from '#server/html-cache/create-purge.ts';
import { createHtmlCache } from '#server/html-cache/html-cache.ts';
import { openPageLab } from './page-lab.ts';

let lab: Awaited<ReturnType<typeof openPageLab>>;
beforeAll(async () => {
  lab = await openPageLab();
});
beforeEach(() => {
  lab.calls.length = 0;
});
afterAll(() => lab.close());

const partners = ['han', 'sakura'];

/** The homes of two partners, kept as the server keeps them, and the calls that one more visit to each makes. */
async function keepHomes() {
  const document = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] });
  const cache = createHtmlCache({ maxBytes: 10_000_000 });
  const reader = lab.reader();
  onTestFinished(() => reader.close());
  let tags: string[] = [];
  const visit = (partner: string) =>
    cache.answer(partner, async () => {
      const page = await lab.page({ document, path: '/', partner, reader, waitForDeferred: true });
      tags = page.tags;
      return { ...page, status: 200, headers: {}, body: '', isPartial: false };
    });
  const visitAll = async () => {
    lab.calls.length = 0;
    for (const partner of partners) await visit(partner);
    return lab.calls.map((call) => new URL(call, 'http://site.invalid').pathname).sort();
  };
  const first = await visitAll();
  const purge = createPurge({ cache, reader, tenants: { refresh: () => {} } });
  return { cache, purge, visitAll, first, tags };
}

test('one word forgets the pages of a partner and all that they were made from, and nothing of another', async () => {
  const { purge, visitAll, first } = await keepHomes();
  expect(await visitAll()).toEqual([]);
  expect(await purge(['site:han'])).toBe(1);
  // The two read the same calls.
  expect(await visitAll()).toEqual(first.filter((_, index) => index % partners.length === 0));
  expect(await visitAll()).toEqual([]);
});

test('every source that a page is made from is a tag of it, its facts too', async () => {
  const { purge, visitAll, first, tags } = await keepHomes();
  const sources = tags.filter((tag) => tag.startsWith('source:'));
  expect(sources).toContain('source:info');
  const again: string[] = [];
  for (const source of sources) {
    expect(await purge([`${source}@sakura`]), source).toBe(1);
    again.push(...(await visitAll()));
  }
  expect(again.sort()).toEqual(first.filter((_, index) => index % partners.length === 0));
});
