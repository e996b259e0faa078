import { type Locator, expect as playwrightExpect } from '@playwright/test';

type Options = { timeout?: number; visible?: boolean };

/**
 * Playwright's `expect`, with a cheaper `toBeVisible`. Its own records the accessibility tree of the whole page at each
 * attempt that finds no element, which took a tenth of the CPU time of the browser tests; waiting for a locator does not.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: Options = {}) {
    const { isNot } = this;
    const { timeout = this.timeout, visible = true } = options;
    const isWanted = visible !== isNot;
    if (isWanted && (await appears(locator, timeout))) return { pass: !isNot, message: () => '' };
    try {
      // It has been waited for: one attempt finds out what to report.
      if (isWanted) await playwrightExpect(locator).toBeVisible({ timeout: lastAttemptMs });
      else await playwrightExpect(locator).not.toBeVisible({ timeout });
      return { pass: !isNot, message: () => '' };
    } catch (error) {
      const { message, matcherResult } = error as Error & { matcherResult?: object };
      return {
        ...matcherResult,
        pass: isNot,
        message: () => message.replaceAll(`${lastAttemptMs}ms`, `${timeout}ms`),
      };
    }
  },
});

/** Longer than a busy page needs for an attempt; no other timeout has this length. */
const lastAttemptMs = 1_003;

/** Whether the element of a locator is visible in time; false at once if there are several. */
const appears = (locator: Locator, timeout: number): Promise<boolean> =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
