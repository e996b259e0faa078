import type { Locator, Page } from '@playwright/test';
import { consoleUrl } from './console-account.ts';
import { expect } from './expect.ts';

/** Opens a screen of bomnal, such as `theme`, and waits until it is filled. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`${consoleUrl}/partners/bomnal/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Skeleton')).toHaveCount(0);
}

/** The button that undoes the last step in the document. */
export const undoButton = (page: Page): Locator =>
  page.getByRole('toolbar', { name: 'Document' }).getByRole('button', { name: 'Undo' });
