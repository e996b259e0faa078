import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';

test('third-level pages have a back button instead of the logo', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/exhibitions'));
  await whenHydrated(page);
  await expect(page.locator('header [data-back]')).toHaveCount(0);
  await page.locator('main a[href^="/exhibitions/"]').first().click();
  await expect(page).toHaveURL(/\/exhibitions\/\d+$/);
  const back = page.locator('header [data-back]').first();
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/exhibitions'));
});

test('pictures of a gallery are no steps back', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products'));
  await page.goto(siteUrl('bomnal', '/products/1'));
  await whenHydrated(page);
  for (const number of [2, 1]) {
    await page
      .locator('.ProductDetail-thumb')
      .nth(number - 1)
      .click();
    await expect(page).toHaveURL(new RegExp(`/products/1#.+-picture-${number}$`));
  }
  await page.locator('header [data-back]').first().click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/products'));
});

test('the back button returns to the filtered list in a browser without the Navigation API', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(siteUrl('bomnal', '/exhibitions?state=running'));
  await page.locator('main a[href^="/exhibitions/"]').first().click();
  await expect(page).toHaveURL(/\/exhibitions\/\d+$/);
  await whenHydrated(page);
  await page.locator('header [data-back]').first().click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/exhibitions?state=running'));
});

test('the back button leads to the list if there is no history', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/1'));
  await page.locator('header [data-back]').first().click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/products'));
});

test('the drawer of the phone opens, contains the menu and closes on navigation', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only');
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await page.locator('header [commandfor="mobile-menu"]').first().click();
  const drawer = page.locator('#mobile-menu');
  await expect(drawer).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.locator('header [commandfor="mobile-menu"]').first().click();
  await drawer.locator('a[href="/exhibitions"]').first().click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/exhibitions'));
  await expect(drawer).toBeHidden();
});

test('the drawer of the phone closes on a link within the same page', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only');
  await page.goto(siteUrl('bomnal', '/terms/privacy-policy'));
  await whenHydrated(page);
  await page.locator('header [commandfor="mobile-menu"]').first().click();
  const drawer = page.locator('#mobile-menu');
  const link = drawer.locator('a').first();
  await link.evaluate((a: HTMLAnchorElement) => a.setAttribute('href', '/terms/privacy-policy#main'));
  await link.click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/terms/privacy-policy#main'));
  await expect(drawer).toBeHidden();
});

test('the target of a fragment is not covered by the header, whatever its height', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/en/cscenter/faq#faq-9'));
  await whenHydrated(page);
  const target = page.locator('#faq-9');
  await expect(target).toBeInViewport();
  // The last questions of a page cannot be scrolled to its top; all others must be below the sticky header.
  const stuck = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.HeaderBar-main, .HeaderBar-sub')].map(
        (row) => row.getBoundingClientRect().bottom,
      ),
    ),
  );
  expect((await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(stuck);
});

test('a click on an entry closes the search', async ({ page, isMobile }) => {
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await page.locator('header [data-search-toggle]').click();
  await expect(page.locator('#search-overlay')).toBeVisible();
  await page.locator(`.HeaderBar-nav a[href="${isMobile ? '/introduce' : '/exhibitions'}"]`).click();
  await expect(page.locator('#search-overlay')).toBeHidden();
});

test('the header of a phone has a cart with a red dot when it is not empty', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/en/products'));
  await whenHydrated(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Selected treatments' })).toBeVisible();
  await expect(header.locator('.CartButton-dot')).toHaveCount(0);
  await page.evaluate(() => {
    const option = { productId: 1, optionId: 1, productName: 'A', optionName: 'B', price: 1000, quantity: 2 };
    const temporary = { selectedEvent: null, selectedProductId: null, selectedProducts: [option] };
    const common = { cartCount: 2, lastPath: null, productBackup: [], hashtags: [] };
    localStorage.setItem('reservation', JSON.stringify({ success: null, temporary }));
    localStorage.setItem('common', JSON.stringify(common));
  });
  await page.reload();
  await whenHydrated(page);
  await expect(header.getByRole('button', { name: '2 selected treatments' })).toBeVisible();
  await expect(header.locator('.CartButton-dot')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible({
    visible: (page.viewportSize()?.width ?? 0) < 1025,
  });
});

test('the title in the header of a phone breaks only between words', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only');
  for (const path of ['/cscenter/contact', '/introduce', '/cscenter/faq', '/products']) {
    await page.goto(siteUrl('bomnal', `/en${path}`));
    const [lines, words, isCut] = await page.locator('.HeaderBar-title').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return [tops.size, title.textContent?.split(' ').length ?? 0, title.scrollWidth > title.clientWidth];
    });
    expect(lines, path).toBeLessThanOrEqual(words as number);
    expect(isCut, path).toBe(false);
  }
});

test('an entry with useWidget opens the widget and does not navigate', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have the button in the drawer');
  await page.goto(siteUrl('bomnal', '/en/introduce'));
  await whenHydrated(page);
  await page.getByRole('banner').locator('a[data-widget="visit"]:visible').click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/introduce'));
});

test('a widget that is no modal dialog can be used when the phone menu opened it', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the drawer is for phones');
  await page.route('**/_widget/*.mjs', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const open = () => document.body.insertAdjacentHTML('beforeend', '<div role="region" aria-label="Widget"' +
        ' style="position:fixed;inset:0;z-index:9999;background:#fff"><button>Choose a day</button></div>');
        window.ReservationWidget = { init() {}, openVisit: open, openTreatment: open, close() {} };`,
    }),
  );
  await page.goto(siteUrl('bomnal', '/introduce'));
  await whenHydrated(page);
  await page.locator('header [commandfor="mobile-menu"]').first().click();
  await page.locator('#mobile-menu [data-widget]').first().click();
  // Playwright refuses to click what is inert or covered.
  await page.getByRole('region', { name: 'Widget' }).getByRole('button').click();
  await expect(page.locator('#mobile-menu')).toBeHidden();
});
