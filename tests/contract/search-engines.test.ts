import { expect, test } from 'vitest';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { startPageHarness } from './page-harness.ts';

// Which pages search engines list, on the real backend.

const harness = startPageHarness();

const document: SiteDocument = siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] });
const page = (path: string, now?: Date) => harness.page({ document, path, ...(now && { now }) });
const pathOf = (href: string) => new URL(href).pathname;

test('an entry names the languages that it exists in; where it falls back, its own language is canonical', async () => {
  const whole = await page('/en/cscenter/notice/1');
  expect(whole.head.alternates.map(({ hreflang }) => hreflang)).toEqual(['ko', 'en', 'x-default']);
  const untranslated = await page('/cscenter/notice/4');
  expect(untranslated.head.alternates).toEqual([]);
  const fallen = await page('/en/cscenter/notice/4');
  expect(fallen.status).toBe(200);
  expect([pathOf(fallen.head.canonical), fallen.head.alternates]).toEqual(['/cscenter/notice/4', []]);
});

test('an event is listed until 30 days after its end, and its page expires then', async () => {
  // It ends on 1 July 2026.
  const before = await page('/exhibitions/2', new Date('2026-07-25T00:00:00Z'));
  expect([before.status, before.head.noindex]).toEqual([200, false]);
  expect(before.validUntil?.slice(0, 10)).toMatch(/^2026-07-(25|3\d)$/);
  const after = await page('/exhibitions/2', new Date('2026-08-02T00:00:00Z'));
  expect([after.status, after.head.noindex, after.structured]).toEqual([200, true, undefined]);
  const always = await page('/exhibitions/3', new Date('2036-01-01T00:00:00Z'));
  expect(always.head.noindex).toBe(false);
});

test('what the backend reports as gone is gone; what it does not have is missing', async () => {
  harness.trouble.set('/customer/global/notices/1', { status: 410 });
  const gone = await page('/cscenter/notice/1');
  expect([gone.status, gone.head.noindex]).toEqual([410, true]);
  expect((await page('/cscenter/notice/999')).status).toBe(404);
});

test('a page of an event that the partner removes is gone until the event is back', async () => {
  const reader = harness.reader();
  const statusOf = async () => (await harness.page({ document, path: '/exhibitions/2', reader })).status;
  expect(await statusOf()).toBe(200);
  await harness.removeExhibition(2);
  reader.purge(['source:exhibition@han']);
  expect([await statusOf(), (await page('/exhibitions/99')).status]).toEqual([410, 404]);
  await harness.configure({});
  reader.purge(['source:exhibition@han']);
  expect(await statusOf()).toBe(200);
});

test('a category has a page with its own title, text and treatments', async () => {
  const { status, head, body, context } = await page('/products/category/1');
  expect([status, pathOf(head.canonical), head.noindex]).toEqual([200, '/products/category/1', false]);
  expect(head.title).toContain(String(context.pageTitle));
  expect(body).toContain('ProductList');
  expect((await page('/products/category/999')).status).toBe(404);
  expect((await page('/products/category/1?page=99')).status).toBe(404);
});
