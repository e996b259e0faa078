import type { BrowserContext } from '@playwright/test';

/** Makes pages believe that the visitor saves data: nothing is prefetched. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
