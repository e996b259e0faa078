import type { Page } from '@playwright/test';

/** Collects what goes wrong in a page while it is used: errors of scripts, console errors, failed requests. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch that a navigation overtakes is aborted on purpose.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Width of the document beyond the viewport: 0 where nothing scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Resolves when every island that starts by itself has started. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'maru-island[on="load"]:not([data-hydrated]), maru-island[on="idle"]:not([data-hydrated])',
      ),
  );
}

/**
 * Resolves when the web fonts that the page asked for have come, and it has asked for some; what rested meanwhile
 * (client/visitor/behaviours/pause-offscreen-layout.ts) is back then, and has what it asked for.
 */
export async function whenFontsCame(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/fonts\/.+\.woff2$/.test(name)) &&
      !document.querySelector('#main [style*="content-visibility: hidden"]'),
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

/**
 * Resolves when what moves has come to rest. What moves for ever, such as a sign of loading, is not waited for, nor
 * what stands still because it is out of sight (`content-visibility`).
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
    // One movement may start another; what starts itself over and over is not waited for either.
    for (let round = 0; round < 3; round += 1)
      await Promise.all(passing().map(({ finished }) => finished.catch(() => {})));
  });
  // Timed here, not in the page: specs set the page's clock.
  const timeoutMs = new Promise<void>((resolve) => setTimeout(resolve, 2_000));
  await Promise.race([still.catch(() => {}), timeoutMs]);
}
