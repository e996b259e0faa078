import { type Page, test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { navigate } from '../e2e/follow.ts';
import { whenFontsCame, whenHydrated, whenStill } from '../e2e/watch-page.ts';

/**
 * Computed styles of the elements of a page and of their `::before` and `::after`. Of elements in equivalent positions,
 * such as rows of a list, only the first is included.
 */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element, part: '' | '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      // A page omits unused tokens. The computed end margin of an element wider than its container depends on when it
      // was laid out.
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
 * Makes a page completely static: no animations, and no content whose layout is skipped, since such content has an
 * estimated size and starts to animate when its style is read. Text no longer waits for fonts either: that depends on
 * the network.
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

/** Adds the complete stylesheets of a page to the reduced ones, as a navigation to it would. */
const completeStyles = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const payload = await (await fetch(`/_maru/page?path=${encodeURIComponent(to)}`)).json();
    const names = payload.styles.map(({ href }: { href: string }) => href.split('/').at(-1));
    const answer = await fetch(`/_maru/css/${names.join('+')}`);
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(await answer.text()));
  }, path);

/** Differences, in a readable form for a failed test. */
const differing = (before: string[], after: string[]): string[] =>
  before.flatMap((look, index) => {
    const other = after[index] ?? '';
    const parts = new Set(other.split('{'));
    return look === other ? [] : look.split('{').filter((part, at) => at === 0 || !parts.has(part));
  });

// Animations end immediately: the compared pages are static.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [partner, path] of [
  ['bomnal', '/'],
  ['bomnal', '/introduce/space'],
  ['haru', '/exhibitions'],
  ['shirakawa', '/'],
] as const)
  test(`${partner}${path} looks the same with the rules in its document as with all rules`, async ({
    page,
  }) => {
    // Changes by scripts, such as the number of a slide, are irrelevant here.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(siteUrl(partner, path));
    await whenStill(page);
    await standStill(page);
    const pruned = await looks(page);
    expect(pruned.length).toBeGreaterThan(50);
    await completeStyles(page, path);
    expect(differing(pruned, await looks(page))).toEqual([]);
  });

test('a page shown by a navigation looks the same as when it is loaded', async ({ page, browser }) => {
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
    // A navigation focuses the content that it shows.
    await one.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await whenStill(one);
    await standStill(one);
    // Content laid out only now may request further fonts.
    await whenFontsCame(one);
  }
  const [shown, loaded] = [await looks(page), await looks(direct)];
  expect(shown).toHaveLength(loaded.length);
  expect(differing(shown, loaded)).toEqual([]);
  await direct.close();
});
