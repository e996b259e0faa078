import type { Page, Response } from '@playwright/test';

/**
 * Resolves when the fonts have loaded, the browser has been idle once, which popups wait for, and the requests made then
 * have finished.
 */
export async function whenRested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((rested) => {
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(() => rested(), { timeout: 3_000 })),
        );
      }),
  );
  await page.waitForLoadState('networkidle');
}

/** Collects the scripts that the page receives from now on. */
export function watchScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** URLs of the scripts that show popups. */
export async function popupCode(scripts: readonly Response[]): Promise<string[]> {
  const found: string[] = [];
  for (const response of scripts)
    if ((await response.text().catch(() => '')).includes('data-popup-slides')) found.push(response.url());
  return found;
}
