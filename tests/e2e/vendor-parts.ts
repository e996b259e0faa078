import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { sourceTag } from '#engine/cache/cache-tags.ts';
import type { VendorFake } from '#registry/vendor.ts';
import { purgeSite } from '#server/backend/purge-site.ts';
import { port, siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';

export const partner = 'haru';
const siteDocument = readFileSync(`fixtures/partners/${partner}/site.json`, 'utf8');
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);
const folder = 'registry/vendors';
/** Every vendor of the registry. */
export const vendorNames = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .sort();

/** Gives the partner marketing ids and a rule for consent, and publishes its document, which purges its pages. */
export async function setVendors(
  marketing: object | undefined,
  trackingConsent: string | null,
): Promise<void> {
  // The specs of another site write at the same time.
  const db = new DatabaseSync(join(dataDir, 'maru.db'), { timeout: 10_000 });
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
  const file = join(dataDir, 'site.json');
  writeFileSync(file, `${siteDocument.trimEnd()}${'\n'.repeat(1 + published)}`);
  execFileSync(process.execPath, ['server/backend/cli.ts', 'publish', partner, file], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
  });
  // The ids are facts, which the site has cached if an earlier test opened the partner's pages.
  const { appKey, siteUrl: url } = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'));
  expect(await purgeSite({ url, appKey }, [sourceTag('info', partner)])).toBeUndefined();
}
let original: object | undefined;
let published = 0;

export const loadFakes = () =>
  Promise.all(
    vendorNames.map(async (name) => {
      const { default: fake } = (await import(`../../${folder}/${name}/fake.ts`)) as { default: VendorFake };
      return { name, fake };
    }),
  );

type Report = { vendor: string; event: string; title: string; path: string; value: string };

/** Plays all vendors: serves their fakes, and records what these report. Anything else outside the site fails. */
export async function playVendors(context: BrowserContext) {
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
    // Google's tags share one script, with their ids in its URL.
    const scripts = fakes.filter(({ fake }) => url.startsWith(fake.script));
    const script = scripts.find(({ fake }) => url.includes(fake.settings.id ?? '')) ?? scripts[0];
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script.fake.body });
    return route.abort();
  });
  return { reports, requests };
}

/** What the page's CSP refused. */
export async function watchPolicy(page: Page): Promise<string[]> {
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

/** Opens a page once the site shows what was published. */
export async function openPublished(page: Page, path: string, consent: string | null): Promise<void> {
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

/** Follows a link of the site. */
export const navigate = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const { navigation } = window as unknown as {
      navigation: { navigate: (url: string) => { finished: Promise<unknown> } };
    };
    await navigation.navigate(to).finished;
  }, path);

/** A widget that reports its reservation as soon as it is opened, twice. */
export const stubWidget = `
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
