import { test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, everyPath, inLanguage } from '../e2e/demo-pages.ts';
import { expectNoViolations } from '../e2e/no-violations.ts';
import { overflow, watchPage, whenHydrated } from '../e2e/watch-page.ts';

// Every page in every language of every partner, on a phone of 360 px and on a desktop.
for (const partner of demoPartners) {
  for (const language of partner.languages) {
    for (const path of everyPath(partner).filter((one) => one !== '/nowhere')) {
      const address = inLanguage(partner, language, path);
      test(`${partner.code} ${address} reads well`, async ({ page }) => {
        const problems = watchPage(page);
        const response = await page.goto(siteUrl(partner.code, address));
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(((await page.locator('h1').textContent()) ?? '').trim()).not.toBe('');
        expect((await page.title()).trim()).not.toBe('');
        await whenHydrated(page);
        expect(await overflow(page)).toBe(0);
        expect(await page.locator('maru-island [data-failed], .ErrorCard').count()).toBe(0);
        await expectNoViolations(page);
        expect(problems).toEqual([]);
      });
    }
  }

  test(`${partner.code} shows no header on the special paths`, async ({ page }) => {
    for (const path of ['/landing', '/ready', '/goodbye', '/sign-up/welcome']) {
      await page.goto(siteUrl(partner.code, path));
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
  });

  test(`${partner.code} shows that a page does not exist`, async ({ page }) => {
    for (const path of ['/nowhere', '/products/999999', '/fr/products', '/products/%2e%2e%2f']) {
      const response = await page.goto(siteUrl(partner.code, path));
      expect(response?.status(), path).toBe(404);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });
}
