import { type Locator, expect as playwrightExpect } from '@playwright/test';

type Options = { timeout?: number; visible?: boolean };

/**
 * Playwright's `expect`, with a cheaper `toBeVisible`. Its own records the accessibility tree of the whole page at each
 * attempt that finds no element, which took a tenth of the CPU time of the browser tests; waiting for a locator does not.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: Options = {}) {
    const { isNot, timeout } = this;
    const isVisible = (options.visible ?? true) !== isNot;
    const own = { ...options, timeout: options.timeout ?? timeout };
    if (isVisible && (await arrives(locator, own.timeout))) return { pass: !isNot, message: () => '' };
    try {
      // What it fails with is worth the time.
      if (isVisible) await playwrightExpect(locator).toBeVisible({ timeout: 1 });
      else await playwrightExpect(locator).not.toBeVisible({ timeout: own.timeout });
      return { pass: !isNot, message: () => '' };
    } catch (error) {
      return { pass: isNot, message: () => (error as Error).message };
    }
  },
});

const arrives = (locator: Locator, timeout: number): Promise<boolean> =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
