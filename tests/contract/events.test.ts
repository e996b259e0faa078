import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { startPageHarness } from './page-harness.ts';

const harness = startPageHarness();

const site = (template: string): SiteDocument => siteDocument.parse({ formatVersion: 1, template, menu: [] });
const templates = [...registry.templates.keys()];

test.each(templates)('%s: a secret event opens by its own address and is never indexed', async (template) => {
  const made = await harness.page({ document: site(template), path: '/products/1/secret/2' });
  expect(made.problems).toEqual([]);
  expect([made.status, made.context.pageKey]).toEqual([200, '/products/{productId}/secret/{eventId}']);
  expect(made.head.noindex).toBe(true);
  expect(made.body).not.toContain('data-share');
});

test.each(templates)('%s: the page of an ended event links to the ongoing ones', async (template) => {
  const made = await harness.page({ document: site(template), path: '/products/2/secret/3' });
  expect(made.problems).toEqual([]);
  expect([made.status, made.context.pageKey, made.head.noindex]).toEqual([200, '/event-ended', true]);
  expect(made.body).toContain('href="/exhibitions?state=running"');
  expect(made.head.title).toContain('종료된 이벤트');
  expect(made.tags).toContain('source:product');
});

test('the page of an event is valid until the event ends', async () => {
  const made = await harness.page({
    document: site('commerce'),
    path: '/products/2/secret/4',
    now: new Date('2026-12-30T00:00:00Z'),
  });
  expect(made.context.pageKey).toBe('/products/{productId}/secret/{eventId}');
  expect(made.validUntil && made.validUntil <= '2026-12-31T00:00:00.000Z').toBe(true);
  const later = await harness.page({
    document: site('commerce'),
    path: '/products/2/secret/4',
    now: new Date('2027-01-02T00:00:00Z'),
  });
  expect(later.context.pageKey).toBe('/event-ended');
});

test('a treatment has no page for an event that does not include it', async () => {
  for (const path of ['/products/1/secret/3', '/products/1/secret/99', '/products/1/secret/x'])
    expect((await harness.page({ document: site('commerce'), path })).status, path).toBe(404);
});

test('the event-ended page has its own address and is not indexed', async () => {
  const { head, body } = await harness.page({ document: site('commerce'), path: '/event-ended' });
  expect(head.noindex).toBe(true);
  expect(body).toContain('EventEnded');
});

test.each(templates)(
  '%s: options of an event can be picked on its page only while it runs',
  async (template) => {
    const made = async (path: string) => harness.page({ document: site(template), path });
    const running = await made('/exhibitions/3');
    expect(running.problems).toEqual([]);
    expect(running.body).toContain('OptionPicker-box');
    expect(Object.values(running.model.islands).map(({ type }) => type)).toContain('OptionPicker');
    for (const path of ['/exhibitions/4', '/exhibitions/5']) {
      const other = await made(path);
      expect(other.body, path).not.toContain('OptionPicker');
      expect(
        Object.values(other.model.islands).map(({ type }) => type),
        path,
      ).not.toContain('OptionPicker');
    }
  },
);
