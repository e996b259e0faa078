import type { BrowserContext } from '@playwright/test';

/**
 * Makes pages believe that the visitor saves data, so that they prefetch nothing and load no web fonts. With `fonts`, that
 * the connection is slow, so that they only prefetch nothing.
 */
export const saveData = (context: BrowserContext, { fonts }: { fonts: boolean }): Promise<unknown> =>
  context.addInitScript(
    (saveData) =>
      Object.defineProperty(navigator, 'connection', {
        configurable: true,
        value: { saveData, effectiveType: saveData ? '4g' : '2g' },
      }),
    !fonts,
  );
