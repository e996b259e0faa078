import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawer, openPicker, widget } from './reservation-parts.ts';
import { test } from './test.ts';
import { overflow, watchPage, whenHydrated } from './watch-page.ts';
import { brokenLabels } from './whole-words.ts';

test('the selection survives reloads, is shared with other tabs and goes from the cart into the widget', {
  tag: '@phone',
}, async ({ page, context }) => {
  const problems = watchPage(page);
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  const boxes = picker.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await picker
    .getByRole('button', { name: /하나 더하기/ })
    .first()
    .click();
  await expect(picker.locator('output')).toContainText('선택한 시술 3개');
  const estimated = (await picker.locator('.OptionPicker-amount').textContent()) ?? '';
  await picker.getByRole('button', { name: '장바구니' }).click();

  await page.reload();
  const cart = page.getByRole('button', { name: '담은 시술 3개' });
  await whenHydrated(page);
  await expect(cart).toBeVisible();
  const other = await context.newPage();
  await other.goto(siteUrl('bomnal', '/introduce'));
  await expect(other.getByRole('button', { name: '담은 시술 3개' })).toBeVisible();

  await cart.click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  await expect(drawer(page).locator('output')).toContainText(estimated);
  await expect(drawer(page).locator('output')).toContainText('VAT 포함');
  await drawer(page)
    .getByRole('button', { name: /하나 빼기/ })
    .first()
    .click();
  await expect(drawer(page).locator('output')).toContainText('선택한 시술 2개');
  await expect(other.getByRole('button', { name: '담은 시술 2개' })).toBeVisible();
  await other.close();
  expect(await overflow(page)).toBe(0);

  await drawer(page).getByRole('link', { name: '예약하기' }).click();
  const dialog = page.getByRole('dialog', { name: '예약' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: '시술 예약' })).toHaveAttribute('aria-pressed', 'true');
  await expect(widget(page).locator('.total')).not.toBeEmpty();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(problems).toEqual([]);
});

test('the cart traps the focus, closes on Escape, restores the focus and shows a friendly message when empty', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('haru', '/en/products/5'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'Add to cart' }).click();
  const opener = page.getByRole('button', { name: '1 selected treatment' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await expectNoViolations(page, { include: '.CartButton-drawer' });
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer(page)
    .getByRole('button', { name: /^Remove (?!all)/ })
    .click();
  await expect(drawer(page).getByText('No treatment selected!')).toBeVisible();
  await expect(drawer(page).getByText('Please select a treatment for reservation.')).toBeVisible();
  await expect(drawer(page).getByRole('heading', { name: 'Selected treatments' })).toBeFocused();
  await expectNoViolations(page, { include: '.CartButton-drawer' });
  await drawer(page).getByRole('link', { name: 'Browse treatments' }).click();
  await expect(page).toHaveURL(siteUrl('haru', '/en/products'));
  await expect(drawer(page)).toBeHidden();
});

test('the treatments of the cart are not read again when the visitor returns to the tab', async ({
  page,
}) => {
  // SWR ignores a focus in the first five seconds.
  await page.clock.install();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/customer/global/products/')) reads.push(request.url());
  });
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').first().check();
  await picker.locator('.OptionPicker-cart').click();
  await page.locator('header .CartButton--opener').first().click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => reads).toHaveLength(1);

  await page.clock.fastForward(10_000);
  await page.evaluate(() => {
    for (const target of [window, document])
      for (const name of ['focus', 'visibilitychange', 'online']) target.dispatchEvent(new Event(name));
  });
  await page.clock.runFor(1000);
  // Once this is answered, what was requested before it is known.
  await page.evaluate(() => fetch('/favicon.ico'));
  expect(reads).toHaveLength(1);
});

test('the cart retains the focus while its numbers change, and its lines are stacked', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').nth(0).check();
  await picker.getByRole('checkbox').nth(1).check();
  await picker.locator('.OptionPicker-cart').click();
  await page.locator('header .CartButton--opener').first().click();
  const less = drawer(page)
    .getByRole('button', { name: /하나 빼기/ })
    .first();
  await drawer(page)
    .getByRole('button', { name: /하나 더하기/ })
    .first()
    .click();
  await less.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('textbox', { name: /수량/ }).first()).toHaveValue('1');
  await expect(less).toBeFocused();
  const ends = await drawer(page)
    .locator('.CartButton-remove svg, .CartButton-price')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});

test('a quantity is typed in the options and in the cart, stepped with keys and left alone by the wheel', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const problems = watchPage(page);
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').first().check();
  const picked = picker.getByRole('textbox', { name: /수량/ });
  await picked.fill('12');
  await expect(picker.locator('output')).toContainText('선택한 시술 12개');
  await picked.fill('');
  await picked.press('Tab');
  await expect(picked).toHaveValue('12');
  await expectNoViolations(page, { include: '.OptionPicker' });
  await picker.locator('.OptionPicker-cart').click();
  await page.getByRole('button', { name: '담은 시술 12개' }).click();

  const quantity = drawer(page).getByRole('textbox', { name: /수량/ });
  await expect(quantity).toHaveValue('12');
  await quantity.press('End');
  await expect(quantity).toHaveValue('99');
  for (const key of ['Home', 'ArrowUp', 'PageUp']) await quantity.press(key);
  await expect(quantity).toHaveValue('3');
  await expect(drawer(page).locator('.Ui-quantity [aria-live]')).toHaveText('3');
  if (!isMobile) {
    await quantity.hover();
    await page.mouse.wheel(0, -200);
  }
  await quantity.fill('7');
  // Not left before the drawer closes.
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await page.reload();
  await whenHydrated(page);
  await page.getByRole('button', { name: '담은 시술 7개' }).click();
  await expect(quantity).toHaveValue('7');
  const sizes = await drawer(page)
    .locator('.Ui-quantity button')
    .evaluateAll((all) => all.map((one) => Math.min(one.clientWidth, one.clientHeight)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(problems).toEqual([]);
});

test('the result of pressing a button beside many options is shown in view', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/products/1'));
  const picker = await openPicker(page);
  const toTop = () =>
    page.locator('.OptionPicker').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.setViewportSize({ width: 360, height: 640 });
  await toTop();
  await picker.locator('.OptionPicker-reserve').click();
  await expect(picker.locator('.OptionPicker-prompt')).toBeInViewport({ ratio: 1 });
  await picker.getByRole('checkbox').first().check();
  await toTop();
  await picker.locator('.OptionPicker-cart').click();
  await expect(picker.locator('.OptionPicker-added')).toBeInViewport({ ratio: 1 });
});

test('options are picked, counted and summed, and an empty selection shows a message', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/31'));
  const picker = page.locator('maru-island', { has: page.locator('.OptionPicker') }).first();
  await picker.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(picker).toHaveAttribute('data-hydrated', '');
  await page.locator('.OptionPicker-reserve').first().click();
  await expect(page.getByText('선택된 시술이 없습니다!')).toBeVisible();
  await expect(page).toHaveURL(siteUrl('bomnal', '/products/31'));
  await picker.getByRole('checkbox').first().check({ force: true });
  await expect(page.getByText('선택된 시술이 없습니다!')).toBeHidden();
  await picker.getByRole('button', { name: '장바구니' }).click();
  await expect(page.getByRole('status').filter({ hasText: '담' }).first()).toBeVisible();
});

for (const [partner, path] of [
  ['shirakawa', '/en/products/1'],
  ['haru', '/en/products/5'],
  ['bomnal', '/products/31'],
] as const)
  test(`${partner} ${path}: labels of option and cart buttons do not break within words`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(siteUrl(partner, path));
    const picker = await openPicker(page);
    await picker.getByRole('checkbox').first().check();
    expect(await brokenLabels(picker)).toEqual([]);
    await picker.locator('.OptionPicker-cart').click();
    await page.locator('header .CartButton--opener').first().click();
    await expect(drawer(page).locator('.CartButton-actions')).toBeVisible();
    expect(await brokenLabels(drawer(page))).toEqual([]);
  });
