import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sourceTag } from '#engine/cache/cache-tags.ts';
import type { VendorFake } from '#registry/vendor.ts';
import { purgeSite } from '#server/backend/purge-site.ts';
import { port, serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';

// These tests give a demo partner ids of every vendor, so they run alone, after all others.
test.describe.configure({ mode: 'serial' });
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const partner = 'haru';
const document = readFileSync(`fixtures/partners/${partner}/site.json`, 'utf8');
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);
const folder = 'registry/vendors';
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .sort();

/** Gives the partner marketing ids and a rule for consent, and publishes its document, which purges its pages. */
async function setVendors(marketing: object | undefined, trackingConsent: string | null): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'maru.db'));
  const { id } = db.prepare('select id from partners where code = ?').get(partner) as { id: number };
  const rows = db
    .prepare("select language_code as code, row from content_texts where partner_id = ? and kind = 'info'")
    .all(id) as { code: string; row: string }[];
  for (const { code, row } of rows) {
    const info = JSON.parse(row);
    original ??= info.marketing;
    info.marketing = { ...original, ...marketing };
    info.config.trackingConsent = trackingConsent;
    db.prepare(
      "update content_texts set row = ? where partner_id = ? and kind = 'info' and language_code = ?",
    ).run(JSON.stringify(info), id, code);
  }
  db.close();
  published += 1;
  const file = join(mkdtempSync(join(tmpdir(), 'maru-vendors-')), 'site.json');
  writeFileSync(file, `${document.trimEnd()}${'\n'.repeat(1 + published)}`);
  execFileSync(process.execPath, ['server/backend/cli.ts', 'publish', partner, file], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
  });
  // The ids are facts, which the site has cached if an earlier test opened the partner's pages.
  const { appKey, siteUrl: url } = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'));
  expect(await purgeSite({ url, appKey }, [sourceTag('info', partner)])).toBeUndefined();
}
let original: object | undefined;
let published = 0;

const loadFakes = () =>
  Promise.all(
    names.map(async (name) => {
      const { default: fake } = (await import(`../../${folder}/${name}/fake.ts`)) as { default: VendorFake };
      return { name, fake };
    }),
  );

type Report = { vendor: string; event: string; title: string; path: string; value: string };

/** Plays all vendors: serves their fakes, and records what these report. Anything else outside the site fails. */
async function playVendors(context: BrowserContext) {
  const reports: Report[] = [];
  const requests: string[] = [];
  const fakes = await loadFakes();
  await context.route(/^https:\/\//, async (route) => {
    const url = route.request().url();
    requests.push(url);
    const collected = fakes.find(({ fake }) => url.startsWith(`${fake.collect}?`));
    if (collected) {
      const { event = '', title = '', path = '', value = '' } = Object.fromEntries(new URL(url).searchParams);
      reports.push({ vendor: collected.name, event, title, path, value });
      return route.fulfill({ status: 204 });
    }
    // Google's tags share one script, with their ids in its address.
    const scripts = fakes.filter(({ fake }) => url.startsWith(fake.script));
    const script = scripts.find(({ fake }) => url.includes(fake.settings.id ?? '')) ?? scripts[0];
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script.fake.body });
    return route.abort();
  });
  return { reports, requests };
}

/** What the policy of the page refused. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      (window as unknown as { noteRefused: (text: string) => void }).noteRefused(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return refused;
}

const banner = (page: Page) => page.getByRole('region', { name: '방문 측정에 동의하시겠어요?' });

/** Opens a page once the site shows what was published. */
async function openPublished(page: Page, path: string, consent: string | null): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(siteUrl(partner, path));
        return page.locator('body').getAttribute('data-consent');
      },
      { timeout: 20_000 },
    )
    .toBe(consent);
}

test.afterAll(() => setVendors(undefined, null));

test('nothing is requested before consent; then twenty navigations are twenty views for every vendor, and a reservation one conversion', async ({
  page,
  context,
}) => {
  const fakes = await loadFakes();
  const trackingIds = Object.fromEntries(fakes.map(({ name, fake }) => [name, fake.settings]));
  await setVendors({ trackingIds }, 'opt-in');
  const { reports, requests } = await playVendors(context);
  const refused = await watchPolicy(page);
  await page.route('**/_widget/type*.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubWidget }),
  );
  await openPublished(page, '/', 'opt-in');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)));
  expect(requests).toEqual([]);

  await banner(page).getByRole('button', { name: '모두 허용' }).click();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(() => new Set(reports.map(({ vendor }) => vendor)).size, { timeout: 60_000 })
    .toBe(names.length);
  reports.length = 0;

  const expected: string[] = [];
  const paths = ['/products', '/introduce', '/introduce/staff', '/cscenter/faq', '/cscenter/notice'];
  for (let n = 0; n < 20; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    await page.evaluate(async (to) => {
      const { navigation } = window as unknown as {
        navigation: { navigate: (url: string) => { finished: Promise<unknown> } };
      };
      await navigation.navigate(to).finished;
    }, path);
    expected.push(`${path} ${await page.title()}`);
  }
  expect(new Set(expected).size).toBe(paths.length);
  for (const name of names)
    await expect
      .poll(() =>
        reports
          .filter(({ vendor, event }) => vendor === name && event === 'page_view')
          .map(({ path, title }) => `${path} ${title}`),
      )
      .toEqual(expected);

  reports.length = 0;
  await page.goto(siteUrl(partner, '/products?wopen=true'));
  const conversions = () => reports.filter(({ event }) => event === 'reserve').map(({ vendor }) => vendor);
  await expect.poll(() => conversions().length, { timeout: 60_000 }).toBe(names.length);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
  expect(conversions().sort()).toEqual(names);
  expect(refused).toEqual([]);
});

test('refusing is remembered, and the footer’s button lets a visitor change and withdraw the choice', async ({
  page,
  context,
}) => {
  const { requests } = await playVendors(context);
  await openPublished(page, '/', 'opt-in');
  await banner(page).getByRole('button', { name: '모두 거부' }).click();
  // The choice is stored then.
  await expect(banner(page)).toBeHidden();
  await page.reload();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: '측정 동의 설정' });
  await settings.focus();
  await expect(banner(page)).toBeHidden();
  // The button works once the page is idle.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(banner(page)).toBeFocused();
  expect(requests).toEqual([]);
  await banner(page).getByText('자세히 선택하기').click();
  await banner(page).getByLabel('방문 통계').check();
  await banner(page).getByRole('button', { name: '선택한 것만 허용' }).click();
  await expect.poll(() => requests.some((url) => url.includes('gtag/js?id=G-ABC1'))).toBe(true);
  expect(requests.filter((url) => url.includes('facebook'))).toEqual([]);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the vendor's script does the same
    window.document.cookie = '_ga=1; path=/';
  });
  await settings.click();
  await Promise.all([
    page.waitForEvent('load'),
    banner(page).getByRole('button', { name: '모두 거부' }).click(),
  ]);
  await expect.poll(() => page.evaluate(() => window.document.cookie)).not.toContain('_ga=');
});

test('the banner moves nothing and covers no more than its part of a small screen', async ({
  page,
  context,
}) => {
  await playVendors(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await openPublished(page, '/en', 'opt-in');
  const region = page.getByRole('region', { name: 'May we measure your visit?' });
  await expect(region).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  const box = await region.locator('.ConsentBanner-panel').boundingBox();
  expect(box?.height).toBeLessThan(640 * 0.75);
});

/** A widget that reports its reservation as soon as it is opened, twice. */
const stubWidget = `
  let options;
  const result = {
    reservationDetail: '울쎄라', reservedAt: '2026-06-17T01:00:00.000Z', partnerName: '의원', partnerAddress: '서울',
    customerName: '김하나', customerPhone: '010-1000-0001', isIncludeVat: true, isSend: false, isReservationConfirm: true,
    reservationProductOptions: [
      { productId: 3, optionId: 301, productName: '울쎄라', optionName: '300샷', price: 900, quantity: 2 },
    ],
  };
  const open = () => { options.onReserved(result); options.onReserved(result); };
  window.ReservationWidget = {
    init: (given) => { options = given; }, openVisit: open, openTreatment: open, openProductList: open,
    openEventProductList: open, close: () => {},
  };
  window.ReservationWidget2 = {
    setup: (given) => { options = given; }, route: open, setLanguageCode: () => {}, close: () => {},
  };`;
