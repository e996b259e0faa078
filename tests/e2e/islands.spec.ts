import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners } from './demo-pages.ts';
import { expect } from './expect.ts';
import { holdRoute } from './hold-route.ts';
import { test } from './test.ts';
import { watchPage, whenHydrated } from './watch-page.ts';

const product = (code: string) =>
  demoPartners.find((partner) => partner.code === code)?.paths.find((path) => /^\/products\/\d/.test(path)) ??
  '';

test('islands hydrate without an error', async ({ page }) => {
  const problems = watchPage(page);
  await page.goto(siteUrl('bomnal', product('bomnal')));
  const islands = page.locator('maru-island');
  await expect(islands).not.toHaveCount(0);
  for (const island of await islands.all()) {
    await island.locator('button:enabled:visible, input:enabled:visible').first().focus();
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
  expect(problems).toEqual([]);
});

test('an island below the fold loads no code before it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(siteUrl('bomnal', product('bomnal')));
  await page.waitForLoadState('networkidle');
  const picker = page.locator('maru-island[on="visible"]').first();
  await expect(picker).not.toHaveAttribute('data-hydrated');
  const loaded = scripts.length;
  expect(scripts.some((code) => code.includes('OptionPicker-'))).toBe(false);
  await picker.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(picker).toHaveAttribute('data-hydrated', '');
  // The text of a script may arrive in the test after the island has run it.
  await expect.poll(() => scripts.some((code) => code.includes('OptionPicker-'))).toBe(true);
  expect(scripts.length).toBeGreaterThan(loaded);
});

test('neither code nor data of a static block reaches the browser', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.FooterMain').count()).toBe(1);
  for (const type of ['FooterMain', 'ProductGrid', 'HoursTable', 'NoticeList']) {
    expect(
      scripts.some((code) => code.includes(`${type}-`)),
      type,
    ).toBe(false);
  }
  const model = JSON.parse((await page.locator('#maru-model').textContent()) ?? '{}');
  const types = Object.values(model.islands as Record<string, { type: string }>).map(({ type }) => type);
  expect(types).not.toContain('FooterMain');
  expect(JSON.stringify(model)).not.toContain('partnerBusinessNumber');
});

test('React is not loaded before the first paint', async ({ page }) => {
  // An island is in the first screen.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl('bomnal', product('bomnal')));
  await expect(page.locator('maru-island[on="visible"]').first()).toHaveAttribute('data-hydrated', '');
  const { paint, loaded, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    loaded:
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ initiatorType, name }) =>
          (initiatorType === 'script' || initiatorType === 'other') && name.includes('/chunks/'),
      )
      .map(({ startTime, decodedBodySize }) => ({ startTime, decodedBodySize })),
  }));
  const large = scripts.filter(({ decodedBodySize }) => decodedBodySize > 100_000);
  expect(large).not.toEqual([]);
  // The wait is limited to a second after the page has loaded (client/visitor/scheduling).
  for (const { startTime } of large)
    expect(startTime).toBeGreaterThanOrEqual(Math.min(paint, loaded + 1_000));
});

/** Opens a treatment's page whose islands do not load until the returned function is called: only the bootstrap runs. */
async function openUnhydrated(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const load = await holdRoute(page, '**/assets/chunks/**');
  await page.goto(siteUrl('bomnal', product('bomnal')), { waitUntil: 'domcontentloaded' });
  return load;
}

for (const key of ['click', 'Enter', 'Space'])
  test(`an early ${key} on an unhydrated island acts once it is hydrated`, async ({ page }) => {
    const load = await openUnhydrated(page);
    const button = page.getByRole('button', { name: '장바구니' }).first();
    await (key === 'click' ? button.click() : button.press(key));
    load();
    await expect(page.getByText('예약할 시술을 선택해 주세요.')).toBeVisible();
  });

test('an option ticked and reserved before the island hydrates is reserved afterwards', async ({ page }) => {
  const load = await openUnhydrated(page);
  await page.locator('.OptionPicker-box').first().check();
  await page.locator('.OptionPicker-reserve').click();
  load();
  const chosen = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('reservation') ?? '{}').temporary?.selectedProducts?.length,
    );
  await expect.poll(chosen).toBe(1);
});
