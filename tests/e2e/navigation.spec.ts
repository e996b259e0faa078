import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { navigate, stay, stayed } from './follow.ts';
import { holdRoute } from './hold-route.ts';
import { saveData } from './save-data.ts';
import { test } from './test.ts';
import { watchPage, whenHydrated, whenIdle } from './watch-page.ts';
import { answerPictures } from './with-pictures.ts';

test.use({ prefetches: true });

test('a link within the site navigates without a page load, including head and focus', async ({ page }) => {
  const problems = watchPage(page);
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await stay(page);
  // Not one of the slides, which change automatically.
  const link = page.locator('main .Ui-productCards a[href^="/products/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(siteUrl('bomnal', href));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl('bomnal', href));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp((await page.locator('h1').innerText()).slice(0, 4)));
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();
  expect(await stayed(page)).toBe(true);
  await page.locator('#main a:visible').first().focus();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('bomnal'));
  await expect(page.locator('#main')).toBeFocused();
  expect(await stayed(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('the next page starts at its top, and going back restores the scroll position', async ({ page }) => {
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await stay(page);
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  const link = page.locator('main a[href^="/products/"]:visible').first();
  const left = await page.evaluate(() => scrollY);
  // The scroll position is set before the content has the focus.
  const start = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const reportPlace = () => resolve(scrollY);
        document.getElementById('main')?.addEventListener('focus', reportPlace, { once: true });
      }),
  );
  await link.dispatchEvent('click');
  expect(await start).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('bomnal'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left / 2);
  expect(await stayed(page)).toBe(true);
});

test('an element that the visitor touches as the next page appears retains the focus', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/faq'));
  await whenHydrated(page);
  await stay(page);
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    // After the page is inserted, before it is painted.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.TermsDocument')) return;
      observer.disconnect();
      setTimeout(() => field.focus());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await navigate(page, '/terms/privacy-policy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /privacy-policy$/);
  await whenIdle(page);
  await expect(page.locator('body > input')).toBeFocused();
  expect(await stayed(page)).toBe(true);
});

for (const [partner, path, code] of [
  ['bomnal', '/', 'there'],
  ['bomnal', '/cscenter/faq', 'there'],
  ['haru', '/', 'there'],
  ['shirakawa', '/', 'there'],
  ['shirakawa', '/', 'late'],
] as const)
  test(`going back restores the position far down ${partner}${path}, with the code being ${code}`, {
    tag: (path === '/' && partner === 'bomnal') || code === 'late' ? [] : '@full',
  }, async ({ page }) => {
    await answerPictures(page);
    const come = code === 'late' ? await holdRoute(page, '**/assets/chunks/*') : undefined;
    await page.goto(siteUrl(partner, path));
    if (!come) await whenHydrated(page);
    await stay(page);
    const foot = () =>
      page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
    });
    const left = await foot();
    await navigate(page, '/cscenter/notice');
    come?.();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cscenter\/notice$/);
    await page.goBack();
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\/cscenter\/notice$/);
    // Immediately, without scrolling smoothly over the whole page.
    expect(Math.abs((await foot()) - left)).toBeLessThan(200);
    expect(await stayed(page)).toBe(true);
  });

test('one navigation follows another, each with its own content', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/faq'));
  await whenHydrated(page);
  await stay(page);
  const headings = new Set<string>();
  for (const path of [
    '/cscenter/notice',
    '/introduce/staff',
    '/products',
    '/terms/privacy-policy',
    '/cscenter/faq',
  ]) {
    await navigate(page, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl('bomnal', path));
    headings.add(await page.locator('h1').innerText());
  }
  expect(headings.size).toBe(5);
  expect(await stayed(page)).toBe(true);
});

test('the styles of the next page are there before it is shown', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/faq'));
  await whenHydrated(page);
  expect(await page.locator('[data-style~="TermsDocument"]').count()).toBe(0);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.TermsDocument'))
        seen.push(
          document.adoptedStyleSheets.some(({ cssRules }) =>
            [...cssRules].some(({ cssText }) => cssText.includes('.TermsDocument')),
          ),
        );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await navigate(page, '/cscenter/notice');
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/notice'));
  await navigate(page, '/terms/privacy-policy');
  await expect(page.locator('.TermsDocument').first()).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('an address changed by a third-party script is not a navigation, nor is going back from it', async ({
  page,
}) => {
  // Prefetches, such as of this list's links, are not navigations.
  await saveData(page.context(), { fonts: false });
  await page.goto(siteUrl('bomnal', '/cscenter/faq?utm_source=mail'));
  await whenHydrated(page);
  const asked: string[] = [];
  await page.route('**/_maru/page?*', (route, request) => {
    asked.push(request.url());
    return route.fallback();
  });
  const question = page.locator('[data-test=acc]').first();
  await question.click();
  const isOpen = () => page.locator('details:has(> [data-test=acc])').first().getAttribute('open');
  expect(await isOpen()).not.toBeNull();
  // Tag managers clean up the URL this way, and widgets use it so that Back closes them.
  await page.evaluate(() => {
    history.replaceState(null, '', '/cscenter/faq');
    history.pushState({ widget: true }, '');
    history.pushState({ widget: true }, '', '?widget=open');
  });
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/faq'));
  expect(await isOpen()).not.toBeNull();
  // A navigation asks for its page when the URL changes, so none comes after the next one has.
  await navigate(page, '/cscenter/notice');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cscenter\/notice$/);
  expect(asked.map((url) => new URL(url).searchParams.get('path'))).toEqual(['/cscenter/notice']);
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cscenter\/faq$/);
});

test('a change of language is a full page load', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/introduce/staff'));
  await whenHydrated(page);
  await stay(page);
  await page.evaluate(() => location.assign('/en/introduce/staff'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stayed(page)).toBe(false);
});
