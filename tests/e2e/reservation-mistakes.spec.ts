import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { openPicker, widget } from './reservation-parts.ts';

// What goes wrong in the demo widget is said where the visitor looks, and costs nothing that was entered.

/** The widget with one treatment chosen and who reserves typed in. */
async function openFilled(page: Page) {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('link', { name: '예약하기' }).click();
  const dialog = page.getByRole('dialog', { name: '예약' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('textbox', { name: '이름' }).fill('김하나');
  await dialog.getByRole('textbox', { name: '전화번호' }).fill('010-1234-5678');
  await dialog.getByRole('checkbox', { name: /동의/ }).check();
  return dialog;
}

const openDay = (page: Page) => widget(page).locator('input[name=day]:not(:disabled)').nth(8);

test('the chosen day stays readable under the pointer', async ({ page }) => {
  const dialog = await openFilled(page);
  await openDay(page).check({ force: true });
  const face = openDay(page).locator('+ .cell-face');
  const background = () => face.evaluate((element) => getComputedStyle(element).backgroundColor);
  await dialog.getByRole('heading', { name: '예약' }).hover();
  const before = await background();
  await openDay(page).hover({ force: true });
  expect(await background()).toBe(before);
});
