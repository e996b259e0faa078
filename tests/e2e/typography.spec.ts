import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, inLanguage } from './demo-pages.ts';

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
      await page.waitForLoadState('networkidle');
      const sheets = await page
        .locator('link[rel=stylesheet][href^="/fonts/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(sheets.length).toBeGreaterThan(0);
      for (const sheet of sheets) expect(sheet).toMatch(new RegExp(`\\.${language}\\.`));
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font, 'self-hosted').toMatch(/^\/fonts\//);
      // The headline is drawn by a face that was loaded, not by whatever the device has.
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

test('Korean text keeps its words whole and the page says its tokens', async ({ page }) => {
  await page.goto(siteUrl('bomnal'));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).wordBreak)).toBe('keep-all');
  // A document has the tokens that it uses; a navigation brings them all.
  const tokens = await page.evaluate(async () => {
    const { styles } = await (await fetch('/_maru/page?path=%2F')).json();
    const { href } = styles.find(({ id }: { id: string }) => id === 'theme');
    const sheet = await new CSSStyleSheet().replace(await (await fetch(href)).text());
    document.adoptedStyleSheets.push(sheet);
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(
      [
        '--page-max',
        '--header-height',
        '--subnav-height',
        '--z-footer',
        '--z-cart',
        '--z-floating',
        '--z-search',
        '--z-header',
        '--z-popup',
        '--z-modal',
        '--z-alert',
        '--z-toast',
      ].map((name) => [name, style.getPropertyValue(name).trim()]),
    );
  });
  expect(tokens).toEqual({
    '--page-max': '1200px',
    '--header-height': '52px',
    '--subnav-height': '48px',
    '--z-footer': '3',
    '--z-cart': '7',
    '--z-floating': '8',
    '--z-search': '9',
    '--z-header': '20',
    '--z-popup': '30',
    '--z-modal': '110',
    '--z-alert': '120',
    '--z-toast': '500',
  });
});
