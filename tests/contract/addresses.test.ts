import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { startPageHarness } from './page-harness.ts';

// Each resource has one URL, and invalid URLs answer 404.

const harness = startPageHarness();

const site = (template: string): SiteDocument => siteDocument.parse({ formatVersion: 1, template, menu: [] });
const templates = [...registry.templates.keys()];
const page = (template: string, path: string) => harness.page({ document: site(template), path });

test.each(templates)('%s: an id consists of digits only', async (template) => {
  expect((await page(template, '/products/1')).status).toBe(200);
  for (const id of ['1e0', '0x1', '0b1', '1_0', '-1', '0', '9999999999999999'])
    expect((await page(template, `/products/${id}`)).status, id).toBe(404);
});

test.each(templates)('%s: a page beyond the last page of a list does not exist', async (template) => {
  for (const path of ['/products', '/cscenter/notice', '/cscenter/boards/11', '/boards/1', '/exhibitions']) {
    const { status, problems } = await page(template, path);
    expect([path, status, problems]).toEqual([path, 200, []]);
    for (const query of ['page=99', 'page=1000000'])
      expect((await page(template, `${path}?${query}`)).status, `${path}?${query}`).toBe(404);
    expect((await page(template, `${path}?page=x`)).status).toBe(200);
  }
});

test.each(templates)('%s: an empty list is not a missing page', async (template) => {
  const { status } = await page(template, `/cscenter/notice?keyword=${encodeURIComponent('없는말')}`);
  expect(status).toBe(200);
});

test.each(templates)(
  '%s: a visitor’s article has one canonical address, in its own language',
  async (template) => {
    const path = '/cscenter/boards/11/detail/1';
    const canonical = new Set<string>();
    for (const prefix of ['', '/en', '/zh']) {
      const { head } = await page(template, prefix + path);
      canonical.add(new URL(head.canonical).pathname);
      expect(head.alternates).toEqual([]);
    }
    expect([...canonical]).toEqual([path]);
  },
);
