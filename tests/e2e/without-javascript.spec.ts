import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, inLanguage } from './demo-pages.ts';

test.use({ javaScriptEnabled: false });

/** Texts that do not say where a link leads; search engines read links without what stands around them. */
const nothingSaid = new Set(
  '더보기|더 보기|자세히|자세히 보기|전체 보기|모두 보기|읽기|more|see all|view all|learn more|read|read more|詳しく見る|もっと見る|すべて見る|一覧を見る|続きを読む|読む|更多|了解更多|查看更多|查看全部|阅读'.split(
    '|',
  ),
);

for (const partner of demoPartners) {
  for (const language of partner.languages) {
    test(`${partner.code} reads in ${language} with JavaScript off`, async ({ page }) => {
      for (const path of partner.paths) {
        const response = await page.goto(siteUrl(partner.code, inLanguage(partner, language, path)));
        expect(response?.status(), path).toBe(200);
        await expect(page.locator('h1'), path).toHaveCount(1);
        const words = (await page.locator('main').innerText()).trim();
        expect(words.length, `${path} has words`).toBeGreaterThan(80);
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => (link as HTMLElement).innerText));
        expect(
          links.filter((text) => nothingSaid.has(text.trim().toLowerCase())),
          path,
        ).toEqual([]);
      }
    });
  }

  test(`${partner.code} can be walked through with JavaScript off`, async ({ page }) => {
    await page.goto(siteUrl(partner.code, '/products'));
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/(\d+|category\/pick)/);
    await page.goto(siteUrl(partner.code, '/products?sort=priceAsc&page=2'));
    await expect(page.locator('h1')).toBeVisible();
    const [, second] = partner.languages;
    await page.goto(siteUrl(partner.code, `/${second}`));
    await expect(page.locator('html')).toHaveAttribute('lang', second ?? '');
  });
}

test('an address that is no page promises nobody with JavaScript off to lead on', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('잠시 후 홈으로')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: '홈으로 가기' })).toBeVisible();
});
