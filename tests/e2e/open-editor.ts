import type { Locator, Page } from '@playwright/test';
import { consoleUrl } from './console-account.ts';
import { expect } from './expect.ts';

/** The editor of a site, once its page is shown. */
export async function openEditor(page: Page, code: string) {
  await page.goto(`${consoleUrl}/partners/${code}/site`);
  const tree = page.getByRole('treegrid', { name: 'Structure of the page' });
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(tree.getByRole('row').first()).toBeVisible();
  await expect(frame.locator('h1').first()).toBeAttached();
  return {
    tree,
    frame,
    row: (name: string | RegExp): Locator => tree.getByRole('row', { name, exact: typeof name === 'string' }),
    /** The titles of the rows, in order. */
    titles: (): Promise<string[]> => tree.locator('.Tree-title').allTextContents(),
    showPage: async (key: string): Promise<void> => {
      const choice = page.getByRole('combobox', { name: 'Page' });
      await choice.fill(key);
      await page
        .getByRole('option', { name: key, exact: true })
        .or(page.getByRole('option', { name: `${key} ` }))
        .first()
        .click();
      await expect(choice).toHaveValue(new RegExp(`^${key}( |$)`));
    },
    /** Undoes all steps, also for tests that open the site later: their draft is the one on the server. */
    undoAll: async (): Promise<void> => {
      const undo = page.getByRole('button', { name: 'Undo' }).first();
      while (await undo.isEnabled()) await undo.click();
      await expect(page.getByText(/^(Saved as a draft|As published)$/)).toBeVisible();
    },
  };
}
