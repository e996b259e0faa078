import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { navigate } from '../e2e/follow.ts';
import { whenFontsCame, whenHydrated, whenStill } from '../e2e/watch-page.ts';

/**
 * How the elements of a page look: the computed properties of each and of what stands before and after it. Of those
 * that stand in the like place, such as rows of a list, the first speaks for all.
 */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element, part: '' | '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      // Tokens that nothing uses are left out of a page; and of the margin at the end of what is wider than its room
      // something is left or not, by when it was laid out.
      const left = /^(--.*|margin-right|margin-inline-end)$/;
      const names = [...style].filter((property) => !left.test(property));
      return names.map((property) => `${part}{${property}: ${style.getPropertyValue(property)}`).join(' ');
    };
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const byPlace = new Map<string, Element>();
    for (const element of document.querySelectorAll('#maru-root *:not(template, script, option)')) {
      const above = [element.parentElement, element.parentElement?.parentElement];
      const place = [element, ...above].map((one) => one && nameOf(one)).join(' < ');
      if (!byPlace.has(place)) byPlace.set(place, element);
    }
    return [...byPlace.values()].map((element) => {
      const parts = (['', '::before', '::after'] as const).map((part) => seen(element, part));
      return `${nameOf(element)} ${parts.join(' ')}`;
    });
  });

/**
 * Brings a page to rest for good: nothing moves, and nothing waits to be laid out until it is seen, for what waits has
 * another size and begins to move when it is asked for its style, and what rests while styles come says its size itself.
 * Nor does text wait for fonts any longer: how long it does is up to the line.
 */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.classList.add('is-fontsReady');
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after, ::details-content { content-visibility: visible !important; contain-intrinsic-size: none !important; animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
  });

/** Puts the whole stylesheets of a page in place beside the cut ones, as a navigation to it would. */
const completeStyles = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const payload = await (await fetch(`/_maru/page?path=${encodeURIComponent(to)}`)).json();
    const names = payload.styles.map(({ href }: { href: string }) => href.split('/').at(-1));
    const answer = await fetch(`/_maru/css/${names.join('+')}`);
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(await answer.text()));
  }, path);

/** What is not the same, as one reads it in a failed test. */
const differing = (before: string[], after: string[]): string[] =>
  before.flatMap((look, index) => {
    const other = after[index] ?? '';
    const parts = new Set(other.split('{'));
    return look === other ? [] : look.split('{').filter((part, at) => at === 0 || !parts.has(part));
  });

// Movements end at once: what is compared are pages at rest.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [partner, path] of [
  ['bomnal', '/'],
  ['bomnal', '/introduce/space'],
  ['haru', '/exhibitions'],
  ['shirakawa', '/'],
] as const)
  test(`${partner}${path} looks with the rules in its document as it does with all`, async ({ page }) => {
    // Nothing that a script changes meanwhile, such as the number of a slide, is part of the question.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(siteUrl(partner, path));
    await whenStill(page);
    await standStill(page);
    const cut = await looks(page);
    expect(cut.length).toBeGreaterThan(50);
    await completeStyles(page, path);
    expect(differing(cut, await looks(page))).toEqual([]);
  });

test('a page that a navigation shows looks as it does when it is loaded', async ({ page, browser }) => {
  const size = page.viewportSize();
  const path = '/cscenter/faq';
  const direct = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await direct.goto(siteUrl('bomnal', path));
  await page.goto(siteUrl('bomnal', '/introduce/staff'));
  await whenHydrated(page);
  await navigate(page, path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl('bomnal', path));
  await Promise.all([page, direct].map((one) => one.mouse.move(0, 0)));
  for (const one of [page, direct]) {
    await whenHydrated(one);
    // A navigation puts the focus on what it shows.
    await one.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await whenStill(one);
    await standStill(one);
    // What is laid out only now may ask for letters that nothing asked for before.
    await whenFontsCame(one);
  }
  const [shown, loaded] = [await looks(page), await looks(direct)];
  expect(shown).toHaveLength(loaded.length);
  expect(differing(shown, loaded)).toEqual([]);
  await direct.close();
});
