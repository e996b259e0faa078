import { expect, test } from 'vitest';
import type { z } from 'zod';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import type { homepageConfig } from '#schemas/site/homepage-config.ts';
import { startPageHarness } from './page-harness.ts';

// The operator's settings in the homepage config (SPEC section 3), tested on whole pages: on and off.

const harness = startPageHarness();

const templates = ['commerce', 'hybrid', 'branding'] as const;
const site = (template: string = 'commerce'): SiteDocument =>
  siteDocument.parse({ formatVersion: 1, template, menu: [] });

type Asked = { template?: string; now?: Date; config?: z.input<typeof homepageConfig> };

async function ask(path: string, { template, now, config = {} }: Asked = {}) {
  await harness.configure(config);
  return harness.ask({ document: site(template), path, ...(now && { now }) });
}
async function page(path: string, asked: Asked = {}) {
  const result = await ask(path, asked);
  if (result.kind !== 'page') throw new Error(`no page at ${path}`);
  expect(result.problems).toEqual([]);
  return { ...result, body: joinChunks(result.chunks) };
}
const section = (body: string, block: string): string =>
  new RegExp(`<[a-z]+[^>]*class="[^"]*\\b${block}\\b[\\s\\S]*?</maru-region>`).exec(body)?.[0] ?? '';

test('homepageType decides what the home page of each template starts with', async () => {
  const types = async (template: string, homepageType: 'COMMERCE' | 'HYBRID' | 'BRANDING') =>
    (await page('/', { template, config: { homepageType } })).body;
  const has = (body: string, block: string) => section(body, block) !== '';
  const counts = (body: string) => body.match(/class="[^"]*\bProductGrid\b/g)?.length ?? 0;
  expect(counts(await types('commerce', 'COMMERCE'))).toBe(2);
  expect(counts(await types('commerce', 'HYBRID'))).toBe(1);
  expect(counts(await types('commerce', 'BRANDING'))).toBe(0);
  for (const template of templates) {
    expect(has(await types(template, 'COMMERCE'), 'ExhibitionStrip'), template).toBe(true);
    expect(has(await types(template, 'HYBRID'), 'ExhibitionStrip'), template).toBe(true);
    const branding = await types(template, 'BRANDING');
    expect(has(branding, 'ExhibitionStrip'), template).toBe(false);
    expect(has(branding, 'SkinConcerns'), template).toBe(true);
  }
});

test('exposureCategory decides which categories of treatments are shown', async () => {
  const names = async (path: string, exposureCategory: 'body' | 'concern', block: string) =>
    section((await page(path, { config: { exposureCategory } })).body, block).replace(/<[^>]*>/g, ' ');
  for (const path of ['/', '/products']) {
    const byBody = await names(path, 'body', 'CategoryNav');
    expect(byBody, path).toContain('리프팅');
    expect(byBody, path).not.toContain('주름');
    const byConcern = await names(path, 'concern', 'CategoryNav');
    expect(byConcern, path).toContain('주름');
    expect(byConcern, path).not.toContain('리프팅');
  }
  const order = async (kind: 'body' | 'concern') => {
    const pick = await names('/products/category/pick', kind, 'CategoryPick');
    return pick.indexOf('시술로 찾기') < pick.indexOf('고민으로 찾기');
  };
  expect(await order('body')).toBe(true);
  expect(await order('concern')).toBe(false);
});

test('isIconExposure shows the icons of categories or only their names', async () => {
  const pictures = async (isIconExposure: boolean) =>
    section((await page('/', { config: { isIconExposure } })).body, 'CategoryNav').match(
      /CategoryNav-picture/g,
    )?.length ?? 0;
  expect(await pictures(true)).toBeGreaterThan(0);
  expect(await pictures(false)).toBe(0);
});

test('useMedicalCharge gives the site a page of charges and the footer a link to it', async () => {
  for (const template of templates) {
    const shown = await page('/info/medical-charge', { template, config: { useMedicalCharge: true } });
    expect(shown.status).toBe(200);
    expect(section(shown.body, 'MedicalCharges')).toContain('900원 – 1,700원');
    expect(shown.body).toContain('href="/info/medical-charge"');
    const home = await page('/', { template, config: { useMedicalCharge: false } });
    expect(home.body).not.toContain('/info/medical-charge');
    const gone = await ask('/info/medical-charge', { template, config: { useMedicalCharge: false } });
    expect(gone.kind === 'page' && gone.status).toBe(404);
  }
});

test('the charges are shown even if all other prices are hidden', async () => {
  const config = { useMedicalCharge: true, hasPriceView: false };
  expect((await page('/info/medical-charge', { config })).body).toContain('900원 – 1,700원');
});

test('useProductInfo shows the information on a treatment or only its options', async () => {
  const detail = async (useProductInfo: boolean) =>
    (await page('/products/1', { config: { useProductInfo } })).body;
  expect(await detail(true)).toContain('ProductDetail-guide');
  expect(await detail(false)).not.toContain('ProductDetail-guide');
  expect(await detail(false)).toContain('300샷');
});

test('hideEventPageDefaultProductOption leaves only the options of the event on an event page', async () => {
  const options = async (hideEventPageDefaultProductOption: boolean) => {
    const { body } = await page('/exhibitions/3', { config: { hideEventPageDefaultProductOption } });
    return section(body, 'OptionPicker').replace(/<[^>]*>/g, ' ');
  };
  const all = await options(false);
  expect(all).toContain('1cc');
  expect(all).toContain('300샷');
  const own = await options(true);
  expect(own).toContain('1cc');
  expect(own).not.toContain('300샷');
});

test('hideEventPageDefaultProductOption applies to the page of a secret event too', async () => {
  const options = async (hideEventPageDefaultProductOption: boolean) =>
    (await page('/products/1/secret/2', { config: { hideEventPageDefaultProductOption } })).body;
  expect(await options(false)).toContain('600샷');
  expect(await options(true)).not.toContain('600샷');
});

test('timeZone decides which day is today and whether the clinic is open', async () => {
  // A Monday noon in Seoul is a Sunday evening in Los Angeles.
  const now = new Date('2026-06-15T03:00:00Z');
  const at = async (timeZone: string) => {
    const { body } = await page('/introduce/schedule', { now, config: { timeZone } });
    const hours = section(body, 'HoursTable');
    return {
      isOpen: hours.includes('HoursTable-sign--open'),
      today: /class="HoursTable-today"><th[^>]*>([^<]*)/.exec(hours)?.[1],
      column: /StaffSchedule-today[^>]*><abbr title="([^"]*)"/.exec(section(body, 'StaffSchedule'))?.[1],
    };
  };
  expect(await at('Asia/Seoul')).toEqual({ isOpen: true, today: '평일', column: '월요일' });
  const west = await at('America/Los_Angeles');
  expect(west).toMatchObject({ isOpen: false, column: '일요일' });
  expect(west.today).toMatch(/^일요일/);
});

test('a time-dependent page states until when it is valid, in the time zone of the partner', async () => {
  const now = new Date('2026-06-15T03:00:00Z');
  const until = async (timeZone: string) =>
    (await page('/introduce/schedule', { now, config: { timeZone } })).validUntil;
  // Lunch begins at one in Seoul; on a closed Sunday in Los Angeles nothing changes before midnight.
  expect(await until('Asia/Seoul')).toBe('2026-06-15T04:00:00.000Z');
  expect(await until('America/Los_Angeles')).toBe('2026-06-15T07:00:00.000Z');
});
