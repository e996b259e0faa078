import { test as playwrightTest } from '@playwright/test';
import { saveData } from './save-data.ts';

type Options = {
  /** Whether pages prefetch the pages that they link to. */
  prefetches: boolean;
  /** Whether pages load web fonts. They do if they prefetch. */
  fonts: boolean;
};

/**
 * Playwright's `test`, whose visitors save data: prefetching some thirty pages takes a fifth of the CPU time of a
 * visit, web fonts a tenth. Specs about navigation prefetch, specs about layout load fonts, and `npm run test:full`
 * does both.
 */
export const test = playwrightTest.extend<Options>({
  prefetches: [process.env.MARU_TEST_FULL === '1', { option: true }],
  fonts: [false, { option: true }],
  context: async ({ context, prefetches, fonts }, use) => {
    if (!prefetches) await saveData(context, { fonts });
    await use(context);
  },
});
