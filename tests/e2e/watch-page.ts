import type { Page } from '@playwright/test';

/** Collects problems of a page while it is used: script errors, console errors, failed requests. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch overtaken by a navigation is aborted on purpose.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Width of the document beyond the viewport: 0 if nothing scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Resolves when the page is drawn and has nothing left to do, such as what follows an answer that it has received. */
export const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((idle) => {
        requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => idle())));
      }),
  );

/** Resolves when every island that hydrates without interaction has hydrated. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'maru-island[on="load"]:not([data-hydrated]), maru-island[on="idle"]:not([data-hydrated])',
      ),
  );
}

/**
 * Resolves when the page has requested web fonts and all of them have loaded, or failed, as in a browser without web
 * fonts (tests/e2e/with-fonts.ts). Content that is paused until then (client/performance/offscreen-layout.ts) is laid
 * out again by then, and its fonts have loaded too.
 */
export async function whenFontsCame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Visitors who save data get none where the device has fonts (client/visitor/behaviors/load-fonts.ts).
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const isReady = document.documentElement.classList.contains('is-fontsReady');
    if (connection?.saveData && isReady) return true;
    const faces = [...document.fonts];
    const isRequested = performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/fonts\/.+\.woff2$/.test(name));
    // A font of the device may be missing in any browser. The space is in a data URI, which a browser without web fonts
    // does not load. `Placeholder` is one too, and fails before others are requested.
    const hasWebFonts = faces.some(
      ({ unicodeRange, status }) => unicodeRange === 'U+20' && status === 'loaded',
    );
    const isFailed = faces.some(({ family, status }) => status === 'error' && !/^"?Placeholder/.test(family));
    const isPaused = document.querySelector('#main [style*="content-visibility: hidden"]') !== null;
    return (isRequested || (isFailed && !hasWebFonts)) && !isPaused;
  });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

/**
 * Resolves when animations have finished. Infinite ones, such as loading indicators, are ignored, and so are those that
 * are paused off screen (`content-visibility`).
 */
export async function whenStill(page: Page): Promise<void> {
  const still = page.evaluate(async () => {
    const isSeen = (effect: AnimationEffect | null) =>
      (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
            isSeen(effect),
        );
    // One animation may start another; those that restart themselves are not waited for either.
    for (let round = 0; round < 3; round += 1)
      await Promise.all(passing().map(({ finished }) => finished.catch(() => {})));
  });
  // Timed here, not in the page, whose clock specs may set.
  const timeoutMs = new Promise<void>((resolve) => setTimeout(resolve, 2_000));
  await Promise.race([still.catch(() => {}), timeoutMs]);
}
