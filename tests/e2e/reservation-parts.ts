import type { Locator, Page } from '@playwright/test';
import type { RandomChoices } from '#tests/setup/random-choices.ts';
import { expect } from './expect.ts';
import { whenHydrated } from './watch-page.ts';

/** The open reservation widget, if any. */
export const widget = (page: Page) => page.locator('reservation-widget');

/** The days that can be chosen in it. */
export const openDays = (page: Page) => widget(page).locator('input[name=day]:not(:disabled)');

/** The times that can be chosen on the chosen day. */
export const freeTimes = (page: Page) => widget(page).locator('input[name=time]:not(:disabled)');

/**
 * The index of an open day that is neither today nor tomorrow: no time on it can pass while a test runs, not even around
 * midnight.
 */
export const someDay = async (page: Page, random: RandomChoices): Promise<number> => {
  await expect(openDays(page).first()).toBeAttached();
  return 2 + random.below((await openDays(page).count()) - 2);
};

/** Checks a day or a time. Retries: they are re-rendered when the answer to an earlier choice arrives. */
export const choose = (one: Locator) => expect(() => one.check({ force: true })).toPass();

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
