import type { Page } from '@playwright/test';
import { askingClass } from '#client/visitor/vendors/consent-names.ts';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { whenRested } from './popup-code.ts';
import { test } from './test.ts';
import {
  loadFakes,
  navigate,
  openPublished,
  partner,
  playVendors,
  setVendors,
  stubWidget,
  vendorNames,
  watchPolicy,
} from './vendor-parts.ts';

// These tests give a demo partner ids of every vendor, so they run after all others, one at a time.
test.describe.configure({ mode: 'serial' });
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const banner = (page: Page) => page.getByRole('region', { name: '방문 측정에 동의하시겠어요?' });

/** Gives the partner every vendor. */
async function setAllVendors(rule: string): Promise<void> {
  const fakes = await loadFakes();
  const trackingIds = Object.fromEntries(fakes.map(({ name, fake }) => [name, fake.settings]));
  await setVendors({ trackingIds }, rule);
}

test.afterAll(() => setVendors(undefined, null));

test('nothing is requested before consent; then twenty navigations are twenty views for every vendor, and a reservation one conversion', async ({
  page,
  context,
}) => {
  await setAllVendors('opt-in');
  const { reports, requests } = await playVendors(context);
  const refused = await watchPolicy(page);
  await page.route('**/_widget/type*.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubWidget }),
  );
  await page.clock.install();
  await openPublished(page, '/', 'opt-in');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 200));
  // Longer than any script of a vendor waits for a pause.
  await page.clock.runFor(60_000);
  await whenRested(page);
  expect(requests).toEqual([]);

  await banner(page).getByRole('button', { name: '모두 허용' }).click();
  await expect(banner(page)).toBeHidden();
  await scrollUntil(page, () => new Set(reports.map(({ vendor }) => vendor)).size === vendorNames.length);
  reports.length = 0;

  const expected: string[] = [];
  const paths = ['/products', '/introduce', '/introduce/staff', '/cscenter/faq', '/cscenter/notice'];
  for (let n = 0; n < 20; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    await navigate(page, path);
    expected.push(`${path} ${await page.title()}`);
  }
  expect([...new Set(expected)]).toHaveLength(paths.length);
  for (const name of vendorNames)
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
  await scrollUntil(page, () => conversions().length === vendorNames.length);
  // Each vendor gets its events in order: a second conversion would come before this view.
  await navigate(page, '/introduce');
  const views = () => reports.filter(({ event, path }) => event === 'page_view' && path === '/introduce');
  await expect.poll(() => new Set(views().map(({ vendor }) => vendor)).size).toBe(vendorNames.length);
  expect(conversions().sort()).toEqual(vendorNames);
  expect(refused).toEqual([]);
});

test('refusing is remembered, and the footer’s button lets a visitor change and withdraw the choice', async ({
  page,
  context,
}) => {
  const { requests } = await playVendors(context);
  await openPublished(page, '/', 'opt-in');
  const other = await context.newPage();
  await other.goto(siteUrl(partner, '/products'));
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: '모두 거부' }).click();
  // The choice is stored then.
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
  await other.close();
  await page.reload();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: '측정 동의 설정' });
  await settings.focus();
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeFocused();
  expect(requests).toEqual([]);
  await banner(page).getByText('자세히 선택하기').click();
  await banner(page).getByLabel('방문 통계').check();
  await navigate(page, '/products');
  await expect(banner(page).getByLabel('방문 통계')).toBeChecked();
  await banner(page).getByRole('button', { name: '선택한 것만 허용' }).click();
  await expect.poll(() => requests.some((url) => url.includes('gtag/js?id=G-ABC1'))).toBe(true);
  expect(requests.filter((url) => url.includes('facebook'))).toEqual([]);
  await settings.click();
  await banner(page).getByRole('button', { name: '모두 허용' }).click();
  await expect.poll(() => page.evaluate(lastConsent)).toMatchObject({ ad_storage: 'granted' });
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

test('the banner moves nothing, covers no fixed control and is readable on every screen', async ({
  page,
  context,
}) => {
  await playVendors(context);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await openPublished(page, '/en', 'opt-in');
    const region = page.getByRole('region', { name: 'May we measure your visit?' });
    await expect(region).toBeVisible();
    expect(await page.evaluate(movedByBanner, askingClass), `${width}`).toEqual([]);
    expect(await page.evaluate(coveredControls), `${width}`).toEqual([]);
    const panel = region.locator('.ConsentBanner-panel');
    expect((await panel.boundingBox())?.height, `${width}`).toBeLessThan(height * 0.5);
    await region.getByText('Choose in detail').click();
    expect((await panel.boundingBox())?.height, `${width}`).toBeLessThan(height * 0.75);
    await expect(region.getByRole('button', { name: 'Refuse all' })).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, { include: '.ConsentBanner' });
  }
});

test('before the page is idle, the footer’s button opens the banner, and clicks are reported later, once', async ({
  page,
  context,
}) => {
  await setAllVendors('notice');
  await playVendors(context);
  await openPublished(page, '/', 'notice');
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => held.push(run),
      becomeIdle: () => {
        Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
        for (const run of held) run();
      },
    });
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await page.goto(siteUrl(partner));
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: '측정 동의 설정' }).press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').first().press('Enter');

  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect(banner(page)).toBeVisible();
  const contacts = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string }[] };
      return dataLayer.filter(({ event }) => event === 'contact_click').length;
    });
  await scrollUntil(page, async () => (await contacts()) === 1);
});

/** Scrolls up and down, as a reading visitor does, until vendors have done something: they start between inputs. */
async function scrollUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  let step = -200;
  await expect
    .poll(
      async () => {
        step = -step;
        await page.evaluate((by) => scrollBy(0, by), step);
        return isDone();
      },
      { timeout: 60_000, intervals: [500] },
    )
    .toBe(true);
}

/** Runs in the page: what Google's tags were told last. */
const lastConsent = () => {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.filter((entry) => entry[0] === 'consent').at(-1)?.[2];
};

const screens = [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1600, 900],
] as const;

/** Runs in the page: elements that are elsewhere, or of another size, with the banner than without it. */
const movedByBanner = (asking: string) => {
  const banner = document.querySelector('.ConsentBanner') as HTMLElement;
  const others = [...document.querySelectorAll('body *')].filter((element) => !banner.contains(element));
  const boxes = () => others.map((element) => JSON.stringify(element.getBoundingClientRect()));
  const shown = boxes();
  document.documentElement.classList.remove(asking);
  if (banner.checkVisibility()) throw new Error('The banner is still shown.');
  const hidden = boxes();
  document.documentElement.classList.add(asking);
  return others
    .filter((_, index) => shown[index] !== hidden[index])
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
};

/** Runs in the page: controls that stay in place under the banner, where nobody could scroll them out. */
const coveredControls = () => {
  const panel = document.querySelector('.ConsentBanner-panel')?.getBoundingClientRect() as DOMRect;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((control) => !control.closest('.ConsentBanner') && control.checkVisibility() && isFixed(control))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
    })
    .map(({ textContent }) => textContent?.trim());
};
