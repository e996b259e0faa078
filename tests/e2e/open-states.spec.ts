import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, inLanguage } from './demo-pages.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { watchPage, whenFontsCame, whenHydrated } from './watch-page.ts';
import { withFonts } from './with-fonts.ts';

test.use(withFonts);

// Everything that opens without leaving the page, opened by keyboard alone: all of it must be accessible.
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, state: string) {
  // Scrolls to the top: targets are measured where the header does not cover them.
  if (!(await page.locator('dialog[open]').count())) await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, { rules }, state);
}

// Each template once in Korean and once in English.
const shown: Record<string, string[]> = { bomnal: ['ko', 'en'], haru: ['en'], shirakawa: ['ko'] };

for (const partner of demoPartners) {
  for (const language of shown[partner.code] ?? []) {
    /** Runs in `npm test` for these partners, in Korean or in their first language; the rest runs in test:full. */
    const core = (...partnersAndTags: string[]) =>
      partnersAndTags.includes(partner.code) && language === shown[partner.code]?.[0]
        ? partnersAndTags.filter((name) => name.startsWith('@'))
        : '@full';
    const open = async (page: Page, path: string) => {
      await page.goto(siteUrl(partner.code, inLanguage(partner, language, path)));
      await whenHydrated(page);
      // Paused content cannot be focused by script; a real key press would have resumed it.
      await whenFontsCame(page);
    };

    test(`${partner.code} in ${language}: menu and languages open accessibly`, {
      tag: core('bomnal', 'haru', 'shirakawa', '@every-size'),
    }, async ({ page, isMobile }) => {
      const problems = watchPage(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/introduce');
      if (isMobile) {
        const button = page.locator('header [commandfor="mobile-menu"]').first();
        await button.focus();
        await page.keyboard.press('Enter');
        const drawer = page.locator('#mobile-menu');
        await expect(drawer).toBeVisible();
        await expectAccessible(page, 'open menu');
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(button).toBeFocused();
      } else {
        const button = page.locator('header .LanguageSwitcher-button').first();
        await button.focus();
        await page.keyboard.press('Enter');
        const list = page.locator('.LanguageSwitcher-popover:popover-open');
        // Every language, and other entries of the site document.
        await expect(list.locator('a[hreflang]')).toHaveCount(partner.languages.length);
        await expectAccessible(page, 'open list of languages');
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();
        await expect(button).toBeFocused();
      }
      expect(problems).toEqual([]);
    });

    test(`${partner.code} in ${language}: questions open and filter accessibly`, {
      tag: core('bomnal'),
    }, async ({ page }) => {
      await open(page, '/cscenter/faq');
      const questions = page.locator('main details');
      for (const index of [0, 1]) {
        await questions.nth(index).locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(questions.nth(index)).toHaveAttribute('open', '');
      }
      // Only one is open: the second closed the first.
      await expect(questions.first()).not.toHaveAttribute('open', '');
      await expectAccessible(page, 'open question');
      const category = page.locator('main nav a:not([aria-current])').first();
      await category.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/categoryId=\d+/);
      await expect(page.locator('main nav a[aria-current]')).toHaveCount(1);
      await expectAccessible(page, 'filtered questions');
    });

    for (const path of ['/introduce/staff', '/introduce/schedule'])
      test(`${partner.code} in ${language}: everything that opens on ${path} is accessible`, {
        tag: core('shirakawa', '@phone'),
      }, async ({ page }) => {
        await open(page, path);
        const summaries = await page.locator('main summary').all();
        expect(summaries.length).toBeGreaterThan(0);
        for (const summary of summaries) {
          // Paused content cannot be focused by script.
          await summary.filter({ visible: true }).focus();
          await page.keyboard.press('Enter');
          await expect(summary.locator('..')).toHaveAttribute('open', '');
        }
        await expectAccessible(page, `${path}, all open`);
      });

    test(`${partner.code} in ${language}: treatments filter accessibly`, { tag: core() }, async ({
      page,
    }) => {
      await open(page, '/products');
      const category = page.locator('main nav a[href*="/products/category/"]').first();
      await category.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/products\/category\/\d+/);
      await expectAccessible(page, 'treatments of one category');
    });
  }
}

test('the focus ring around a card of a carousel is not clipped', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/'));
  const card = page.locator('.ExhibitionStrip-list--cards .Ui-exhibition').first();
  await card.scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await card.locator('.Ui-exhibition-link').focus();
  const space = await card.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') throw new Error('There is no ring.');
    const list = element.closest('.ExhibitionStrip-list') as HTMLElement;
    const above = element.getBoundingClientRect().top - list.getBoundingClientRect().top;
    return above - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
  });
  expect(space).toBeGreaterThanOrEqual(0);
});
