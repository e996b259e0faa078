import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners } from './demo-pages.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });
// Without scripts browsers fetch every picture immediately, even lazy ones.
test.beforeEach(({ page }) => page.route('**/_image*', (route) => route.abort()));

for (const partner of demoPartners) {
  test(`${partner.code} can be walked through with JavaScript off`, async ({ page }) => {
    await page.goto(siteUrl(partner.code, '/products'));
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/(\d+|category\/(\d+|pick))/);
    await page.goto(siteUrl(partner.code, '/products?sort=priceAsc&page=2'));
    await expect(page.locator('h1')).toBeVisible();
    const [, second] = partner.languages;
    await page.goto(siteUrl(partner.code, `/${second}`));
    await expect(page.locator('html')).toHaveAttribute('lang', second ?? '');
  });
}

test('with JavaScript off the not-found page does not announce a redirect', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('잠시 후 홈으로')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: '홈으로 가기' })).toBeVisible();
});
