import { test } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners } from '../e2e/demo-pages.ts';
import { forceWholeLayout } from '../e2e/no-violations.ts';
import { whenFontsCame, whenStill } from '../e2e/watch-page.ts';

/** The fraction of pixels that differ visibly between two pictures of the same size, from 0 to 1. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((png) => sharp(png).grayscale().raw().toBuffer()));
  if (!one || one.length !== other?.length) return 1;
  return one.filter((shade, at) => Math.abs(shade - (other[at] ?? 0)) > 16).length / one.length;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { code } of demoPartners)
  test(`logos and map of ${code} look the same in forced colors`, async ({ page }) => {
    await page.goto(siteUrl(code, '/info'));
    await whenFontsCame(page);
    await whenStill(page);
    await forceWholeLayout(page);
    const pictures = page
      .locator('.HeaderBar-logoImage, .SearchPanel-logoImage, .FooterMain-logo, .LocationInfo-panel')
      .filter({ visible: true });
    await expect.poll(() => pictures.count()).toBeGreaterThan(2);
    for (const picture of await pictures.all()) {
      const name = await picture.getAttribute('class');
      // The header's logo, which the footer shows in white, gets the header's background and its own colors.
      const isWhite = name?.includes('--white');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((one) => !('complete' in one) || one.complete)).toBe(true);
      const look = () => picture.screenshot({ animations: 'disabled' });
      await page.emulateMedia({ forcedColors: 'none' });
      const usual = await look();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        if (isWhite) await expect(picture, colorScheme).toHaveCSS('filter', 'none');
        // The page is visible at rounded corners and partial pixels.
        else expect(await difference(await look(), usual), `${name}, ${colorScheme}`).toBeLessThan(0.1);
      }
    }
  });

test('a header over a picture has a background in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(siteUrl('shirakawa'));
  await expect(page.locator('.HeaderBar--overlay .HeaderBar-main')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});
