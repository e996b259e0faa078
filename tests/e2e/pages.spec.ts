import { test as base, type Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, everyPath, inLanguage } from './demo-pages.ts';
import { dismissedPopups } from './dismissed-popups.ts';
import { expect } from './expect.ts';
import { widenedByLongWords } from './long-words.ts';
import { findViolations, forceWholeLayout } from './no-violations.ts';
import { saveData } from './save-data.ts';
import { overflow, watchPage, whenHydrated, whenStill } from './watch-page.ts';
import { withFonts } from './with-fonts.ts';

// Each kind of page once per partner, with alternating languages; tests/full/pages.spec.ts opens each in every language.
// What needs no browser (status, titles, links, valid HTML) is tested by tests/pages over HTTP.

const isFull = process.env.MARU_TEST_FULL === '1';
/** A path without what differs between partners. */
const kindOf = (path: string) => path.replace(/\d+|\?.*/g, '');
const kinds = [...new Set(demoPartners.flatMap((partner) => everyPath(partner).map(kindOf)))];

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

/** One page for all visits of a worker, so that fonts and scripts come from its cache, as for a returning visitor. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        storageState: dismissedPopups,
        viewport: phone,
        reducedMotion: 'reduce',
      });
      if (!isFull) await saveData(context, { fonts: true });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.use(withFonts);

demoPartners.forEach((partner, turn) => {
  // The not-found page redirects home after some seconds: detail-pages.spec.ts tests it with a fake clock.
  const paths = everyPath(partner).filter((path) => path !== '/nowhere');
  paths.forEach((path, index) => {
    const language = partner.languages[(index + turn) % partner.languages.length] as string;
    const address = inLanguage(partner, language, path);

    test(`${partner.code} ${path} reads well`, async ({ visitor: page }) => {
      const problems = watchPage(page);
      await page.setViewportSize(phone);
      await page.goto(siteUrl(partner.code, address));
      await whenHydrated(page);
      await forceWholeLayout(page);
      expect.soft(await ignoredFonts(page), `${address} declares fonts that the browser ignores`).toEqual([]);
      for (const [sizeIndex, size] of [phone, desktop].entries()) {
        const where = `${address} at ${size.width} px`;
        await page.setViewportSize(size);
        await whenStill(page);
        expect.soft(await overflow(page), `${where} scrolls sideways by`).toBe(0);
        // Contrast takes four fifths of the time: `npm test` checks it at one size, each kind of page at both by turns.
        const contrast = isFull || (kinds.indexOf(kindOf(path)) + turn) % 2 === sizeIndex;
        expect.soft(await findViolations(page, { contrast }), where).toEqual([]);
      }
      expect(await page.locator('maru-island [data-failed], .ErrorCard').count(), address).toBe(0);
      expect(problems, address).toEqual([]);
      page.removeAllListeners();
      expect(await widenedByLongWords(page), `${address} at 320 px with words of 200 letters`).toBe('');
    });
  });
});

/** Families of the inline stylesheet's `@font-face` rules that the browser does not know. */
function ignoredFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    const declared = [...css.matchAll(/@font-face\s*\{[^}]*font-family:\s*([^;}]+)/g)].map(
      ([, name = '']) => name,
    );
    const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    return declared.map((name) => name.replaceAll('"', '')).filter((name) => !known.has(name));
  });
}
