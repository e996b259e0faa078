import type { Locator, Page } from '@playwright/test';
import { choicesOf, type RandomChoices } from '#tests/setup/random-choices.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { choose, drawer, freeTimes, openDays, openPicker, someDay, widget } from './reservation-parts.ts';
import { test } from './test.ts';
import { watchPage, whenHydrated } from './watch-page.ts';

// Each test reads only its own reservation, by its receipt.

const phoneNumber = (random: RandomChoices) => {
  const digits = () => String(1_000 + random.below(9_000));
  return `010-${digits()}-${digits()}`;
};

/** Chooses the first free time of a day that hardly any other test chooses. */
async function chooseTime(page: Page, random: RandomChoices): Promise<void> {
  await choose(openDays(page).nth(await someDay(page, random)));
  await choose(freeTimes(page).first());
}

/** The reservation stored in this browser, and its row in the database. */
async function reserved(page: Page) {
  return page.evaluate(async () => {
    const { success } = JSON.parse(localStorage.getItem('reservation') ?? '{}');
    const response = await fetch(`/_widget/api/reservations/${success.receipt}`);
    return { success, stored: (await response.json()).row };
  });
}

test(
  'bomnal: a treatment is reserved in a Type1 widget and shown with what the database stored',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    const random = choicesOf(info);
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', '/products/48'));
    const picker = await openPicker(page);
    await picker.getByRole('checkbox').nth(0).check();
    await picker.getByRole('checkbox').nth(2).check();
    await picker.getByRole('link', { name: '예약하기' }).click();
    const dialog = page.getByRole('dialog', { name: '예약' });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: '예약 신청' }).click();
    await expect(dialog.getByText('예약 날짜와 시간을 선택해 주세요.')).toBeVisible();
    await expect(dialog.getByText('이름을 입력해 주세요.')).toBeVisible();
    await expectNoViolations(page, { include: 'reservation-widget' });

    await chooseTime(page, random);
    const phone = phoneNumber(random);
    await dialog.getByRole('textbox', { name: '이름' }).fill('김하나');
    await dialog.getByRole('textbox', { name: '전화번호' }).fill(phone);
    await dialog.getByRole('checkbox', { name: /동의/ }).check();
    await dialog.getByRole('button', { name: '예약 신청' }).click();

    await expect(page).toHaveURL(siteUrl('bomnal', '/reservation/complete'));
    await expect(page.getByRole('heading', { level: 1, name: '예약이 접수되었습니다' })).toBeVisible({
      timeout: 20_000,
    });
    const main = page.getByRole('main');
    for (const text of ['김하나', phone, '봄날의원 강남', '팔 제모', 'VAT 포함'])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByText(/^\d{4}\/\d{2}\/\d{2} \(\d{2}:\d{2}\)$/)).toBeVisible();
    await expect(main.getByRole('link', { name: '보던 페이지로 돌아가기' })).toHaveAttribute(
      'href',
      '/products/48',
    );
    await expectNoViolations(page);
    const { success, stored } = await reserved(page);
    expect(stored).toEqual(success);
    expect(stored).toMatchObject({ kind: 'treatment', customerPhone: phone, isIncludeVat: true });
    expect(stored.reservationProductOptions).toHaveLength(2);
    await expect(page.getByRole('button', { name: '담은 시술', exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test(
  'options of an event go from its page through the cart into the reservation, at the price of the event',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    const random = choicesOf(info);
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', '/exhibitions/1'));
    const picker = await openPicker(page);
    await expectNoViolations(page, { include: '.OptionPicker' });
    await picker.getByRole('link', { name: '예약하기' }).click();
    await expect(picker.getByRole('alert')).toContainText('예약할 시술을 선택해 주세요.');
    // One option at the event's price of each of two treatments.
    const marked = picker.locator('.OptionPicker-treatment').filter({ hasText: /이벤트/ });
    for (const index of [0, 1])
      await marked
        .nth(index)
        .getByRole('checkbox', { name: /이벤트/ })
        .first()
        .check();
    const estimated = (await picker.locator('.OptionPicker-amount').textContent()) ?? '';
    await picker.getByRole('button', { name: '장바구니' }).click();
    await page.getByRole('button', { name: '담은 시술 2개' }).click();
    await expect(drawer(page).getByText('이벤트 · 겨울 이벤트 가격')).toHaveCount(2);
    await expect(drawer(page).locator('output')).toContainText(estimated);
    await expectNoViolations(page, { include: 'dialog.CartButton-drawer' });
    await drawer(page).getByRole('link', { name: '예약하기' }).click();
    const dialog = page.getByRole('dialog', { name: '예약' });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(widget(page).locator('.total')).toContainText(estimated);
    await chooseTime(page, random);
    await dialog.getByRole('textbox', { name: '이름' }).fill('김하나');
    await dialog.getByRole('textbox', { name: '전화번호' }).fill(phoneNumber(random));
    await dialog.getByRole('checkbox', { name: /동의/ }).check();
    await dialog.getByRole('button', { name: '예약 신청' }).click();
    await expect(page).toHaveURL(siteUrl('bomnal', '/reservation/complete'));
    await expect(page.getByRole('main')).toContainText(estimated);
    const { stored } = await reserved(page);
    const event = { id: 1, title: '겨울 이벤트 가격' };
    expect(stored.reservationProductOptions).toMatchObject([{ event }, { event }]);
    expect(problems).toEqual([]);
  },
);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === (element.getRootNode() as Document).activeElement))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${target}`);
}

test('haru: a visit is reserved in English by keyboard alone, in a Type2 widget', async ({ page }, info) => {
  const random = choicesOf(info);
  await page.goto(siteUrl('haru', '/en/products/7'));
  await whenHydrated(page);
  const opener = page.locator('main [data-widget=visit]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reservation' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Visit' })).toHaveAttribute('aria-pressed', 'true');
  const doctor = dialog.getByRole('combobox', { name: 'Doctor you would like to see' });
  await expect(doctor).toBeVisible();
  await tabTo(page, doctor);
  await page.keyboard.press('ArrowDown');
  await expect(doctor.locator('option:checked')).toHaveText('Dr Han Seo-yun · Medical director');
  const day = await someDay(page, random);
  await tabTo(page, openDays(page).first());
  for (let step = 0; step < day; step++) await page.keyboard.press('ArrowRight');
  await expect(openDays(page).nth(day)).toBeChecked();
  await expect(freeTimes(page).first()).toBeAttached();
  await tabTo(page, freeTimes(page).first());
  await page.keyboard.press('Space');
  await tabTo(page, widget(page).locator('#name'));
  await page.keyboard.type('Hana Kim');
  await page.keyboard.press('Tab');
  const phone = phoneNumber(random);
  await page.keyboard.type(phone);
  await tabTo(page, widget(page).locator('#consent'));
  await page.keyboard.press('Space');
  await expectNoViolations(page, { include: 'reservation-widget' });
  await tabTo(page, widget(page).locator('.submit'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(siteUrl('haru', '/en/reservation/complete'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'We have received your reservation' }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText('Consultation visit · Dr Han Seo-yun')).toBeVisible();
  const { stored } = await reserved(page);
  expect(stored).toMatchObject({ kind: 'visit', customerName: 'Hana Kim', customerPhone: phone });
});
