import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { whenHydrated } from './watch-page.ts';

/** The open reservation widget, if any. */
export const widget = (page: Page) => page.locator('reservation-widget');

/** The drawer of the cart. */
export const drawer = (page: Page) => page.locator('dialog.CartButton-drawer');

/** Scrolls to the options of a treatment and waits until they can be picked. */
export async function openPicker(page: Page): Promise<Locator> {
  const picker = page.locator('maru-island', { has: page.locator('.OptionPicker') });
  await picker.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(picker).toHaveAttribute('data-hydrated', '');
  await whenHydrated(page);
  return picker;
}
