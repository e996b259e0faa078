import type { Page } from '@playwright/test';
import { hostOf, serverUnderTest, serverUrl, siteUrl } from '#tests/setup/site-url.ts';
import budgets from './budgets.json' with { type: 'json' };
import { newVisitor } from './dismissed-popups.ts';
import { expect } from './expect.ts';
import { brotli, firstLoad } from './first-load.ts';
import { test } from './test.ts';
import { whenFontsCame, whenHydrated } from './watch-page.ts';
import { answerPictures, withPictures } from './with-pictures.ts';

test.use({ ...withPictures, prefetches: true });
test.skip(serverUnderTest === 'dev', 'sizes are measured on the build');

/** Resources that block the first paint, and whether the browser reports them at all. */
const blocking = (page: Page) =>
  page.evaluate(() => {
    type Entry = PerformanceResourceTiming & { renderBlockingStatus?: string };
    const entries = performance.getEntriesByType('resource') as Entry[];
    const named = (status: string) => entries.filter((entry) => entry.renderBlockingStatus === status);
    return { known: named('non-blocking').length > 0, names: named('blocking').map(({ name }) => name) };
  });

for (const [name, { partner, path, navigation, ...budget }] of Object.entries(budgets)) {
  test.describe(name, () => {
    // A first visit, so it includes what popups need.
    test.use({ storageState: newVisitor });

    test(
      `the first load of the ${name} page stays within its budget`,
      { tag: '@phone' },
      async ({ page }, testInfo) => {
        const load = await firstLoad(page, siteUrl(partner, path));
        // `npm run size` prints it. An island in the first screen of a desktop loads its code, but on a phone it may be below the fold.
        const measured = { name, screen: testInfo.project.name, ...load };
        testInfo.annotations.push({ type: 'first load', description: JSON.stringify(measured) });
        expect(load.beforePaint).toBeGreaterThan(0);
        for (const [part, most] of Object.entries(budget))
          expect(load[part as keyof typeof budget], part).toBeLessThanOrEqual(most);
        // The first paint waits only for the HTML.
        expect(await blocking(page)).toEqual({ known: true, names: [] });
      },
    );
  });

  test(`the requests of a navigation to the ${name} page stay within their budget`, async ({
    request,
    isMobile,
  }, testInfo) => {
    test.skip(isMobile, 'it is the same on every screen');
    const answer = await request.get(serverUrl(`/_maru/page?path=${encodeURIComponent(path)}`), {
      headers: { host: hostOf(partner) },
    });
    expect(await answer.json()).toMatchObject({ body: expect.stringContaining('<') });
    const bytes = brotli(await answer.body());
    testInfo.annotations.push({ type: 'navigation', description: JSON.stringify({ name, bytes }) });
    expect(bytes).toBeLessThanOrEqual(navigation);
  });
}

test('fonts and every script but the first wait until the first screen is painted, whose picture is preloaded', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal'));
  await whenHydrated(page);
  await whenFontsCame(page);
  const { loaded, early, preloaded, first } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = visit?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const waits = resources.filter(({ name }) => /\/(fonts|chunks)\//.test(new URL(name).pathname));
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // The wait is limited to a second.
    const shown = Math.max(loaded, Math.min(painted, loaded + 1_000));
    const hero = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
    return {
      loaded: waits.some(({ name }) => name.includes('/fonts/')),
      early: waits.filter(({ startTime }) => startTime < shown).map(({ name }) => name),
      preloaded: document.querySelectorAll('head link[rel=preload][as=image][fetchpriority=high]').length,
      first: resources.find(({ initiatorType }) => initiatorType === 'link')?.name === hero?.currentSrc,
    };
  });
  expect({ loaded, early, preloaded: preloaded > 0, first }).toEqual({
    loaded: true,
    early: [],
    preloaded: true,
    first: true,
  });
});

test('storage and cookies are read only after the page has loaded: reading them blocks the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const note = (name: string) => asked.push(`${name} while ${document.readyState}`);
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      note(name);
      return getItem.call(this, name);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => {
        note('cookie');
        return cookie?.get?.call(document);
      },
      set: (text) => cookie?.set?.call(document, text),
    });
  });
  // After four seconds a page does not wait for them.
  await answerPictures(page);
  await page.goto(siteUrl('bomnal'));
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await expect.poll(asked).toEqual(expect.arrayContaining([expect.stringMatching('cookie')]));
  expect((await asked()).filter((line) => !line.endsWith('complete'))).toEqual([]);
});
