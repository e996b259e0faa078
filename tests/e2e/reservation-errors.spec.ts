import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { choose, freeTimes, openDays, openPicker, widget } from './reservation-parts.ts';
import { test } from './test.ts';

// Errors in the demo widget are shown where the visitor looks, and no input is lost.

const failed = '연결하지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** Opens the widget with one treatment chosen and the contact details filled in. */
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

/** Chooses an open day. Returns its input, even if other days open or close afterwards. */
async function chooseDay(page: Page) {
  const value = await openDays(page).nth(8).inputValue();
  const day = widget(page).locator(`input[name=day][value="${value}"]`);
  await choose(day);
  return day;
}
const freeTime = (page: Page) => freeTimes(page).first();

test('a missing time is reported in view', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openFilled(page);
  await chooseDay(page);
  await expect(freeTime(page)).toBeAttached();
  await widget(page)
    .locator('form')
    .evaluate((form) => form.scrollTo(0, 0));
  await dialog.getByRole('button', { name: '예약 신청' }).click();
  await expect(dialog.getByText('예약 날짜와 시간을 선택해 주세요.')).toBeInViewport();
});

test('a time that was taken meanwhile is reported next to the button, and the other input stays', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await openFilled(page);
  const day = await chooseDay(page);
  await choose(freeTime(page));
  const translatedMessage = '선택하신 시간은 예약할 수 없습니다. 다른 시간을 선택해 주세요.';
  await page.route('**/_widget/api/reservations?**', (route) =>
    route.fulfill({ status: 409, json: { message: ['RESERVATION_TIME_UNAVAILABLE'], translatedMessage } }),
  );
  await widget(page)
    .locator('form')
    .evaluate((form) => form.scrollTo(0, 0));
  await dialog.getByRole('button', { name: '예약 신청' }).click();
  await expect(dialog.getByText(translatedMessage)).toBeInViewport();
  await expect(day).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('김하나');
  await expectNoViolations(page, { include: 'reservation-widget' });
});

test('times that fail to load are reported in view, and trying again loses nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await openFilled(page);
  await page.route('**/_widget/api/times?**', (route) => route.abort());
  const day = await chooseDay(page);
  await expect(dialog.getByText(failed)).toBeInViewport();
  await expect(dialog.getByText('불러오는 중입니다…')).toHaveCount(0);
  await page.unroute('**/_widget/api/times?**');
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(dialog.getByText(failed)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: '시술 예약' })).toBeFocused();
  await expect(freeTime(page)).toBeAttached();
  await expect(day).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('김하나');
  await expect(dialog.getByRole('checkbox', { name: /동의/ })).toBeChecked();
});

test('input survives switching the kind and back, and closing and reopening the widget', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await openFilled(page);
  await dialog.locator('.product input').nth(1).check();
  const day = await chooseDay(page);
  await choose(freeTime(page));
  await dialog.getByRole('button', { name: '방문 예약' }).click();
  await dialog.getByRole('button', { name: '시술 예약' }).click();
  await expect(dialog.locator('.product input:checked')).toHaveCount(2);
  await expect(day).toBeChecked();
  await expect(freeTime(page)).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('.OptionPicker-reserve').click();
  await expect(dialog.getByRole('textbox', { name: '전화번호' })).toHaveValue('010-1234-5678');
  await dialog.getByRole('button', { name: '다시 입력' }).click();
  await expect(dialog.getByRole('textbox', { name: '전화번호' })).toHaveValue('');
});

test('the chosen day stays readable under the pointer', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openFilled(page);
  const day = await chooseDay(page);
  const face = day.locator('+ .cell-face');
  const background = () => face.evaluate((element) => getComputedStyle(element).backgroundColor);
  await dialog.getByRole('heading', { name: '예약' }).hover();
  const before = await background();
  await day.hover({ force: true });
  expect(await background()).toBe(before);
});
