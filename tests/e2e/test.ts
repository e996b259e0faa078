import { test as playwrightTest } from '@playwright/test';
import { saveData } from './save-data.ts';

type Options = {
  /** Whether pages prefetch the pages that they link to. */
  prefetches: boolean;
};

/**
 * Playwright's `test`, whose visitors save data: prefetching some thirty pages takes a fifth of the CPU time of a visit.
 * Specs of navigation prefetch, and so does `npm run test:full`.
 */
export const test = playwrightTest.extend<Options>({
  prefetches: [process.env.MARU_TEST_FULL === '1', { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await saveData(context);
    await use(context);
  },
});
