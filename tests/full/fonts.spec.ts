import { test } from '@playwright/test';
import { webFamilies } from '#engine/fonts/web-families.ts';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, inLanguage } from '../e2e/demo-pages.ts';
import { holdRoute } from '../e2e/hold-route.ts';
import { whenFontsCame } from '../e2e/watch-page.ts';

for (const partner of demoPartners) {
  for (const language of partner.languages) {
    test(`${partner.code} in ${language} loads the fonts of that language and of no other`, async ({
      page,
    }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
          fonts.push(new URL(request.url()).pathname);
      });
      await page.goto(siteUrl(partner.code, inLanguage(partner, language, '/introduce/staff')));
      await whenFontsCame(page);
      const sheets = await page
        .locator('link[rel=stylesheet][href^="/fonts/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(sheets.length).toBeGreaterThan(0);
      for (const sheet of sheets) expect(sheet).toMatch(new RegExp(`\\.${language}\\.`));
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font, 'self-hosted').toMatch(/^\/fonts\//);
      // The headline is rendered with a loaded face, not with a system font.
      const drawnBy = await page.locator('h1').evaluate((heading) => {
        const families = getComputedStyle(heading)
          .fontFamily.split(',')
          .map((name) => name.trim().replaceAll('"', ''));
        const loaded = new Set(
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        );
        return families.filter((name) => loaded.has(name));
      });
      expect(drawnBy).not.toEqual([]);
    });
  }
}

for (const { code } of demoPartners)
  test(`${code} does not look up web fonts on the device before they load`, async ({ page }) => {
    const come = await holdRoute(page, '**/fonts/*.css');
    await page.goto(siteUrl(code), { waitUntil: 'domcontentloaded' });
    const undeclared = await page.locator('h1, body').evaluateAll((elements, families) => {
      const stacks = elements.flatMap((element) => getComputedStyle(element).fontFamily.split(','));
      const names = stacks.map((name) => name.trim().replaceAll('"', ''));
      const known = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
      const used = families.filter((family) => names.includes(family));
      return used.length > 0 ? used.filter((family) => !known.includes(family)) : 'no web font';
    }, webFamilies);
    expect(undeclared).toEqual([]);
    come();
    await expect
      .poll(() =>
        page.evaluate(
          () => [...document.fonts].filter(({ family }) => /^"?Pretendard"?$/.test(family)).length,
        ),
      )
      .toBeGreaterThan(1);
  });
