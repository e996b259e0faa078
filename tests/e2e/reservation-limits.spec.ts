import { maxOptions } from '#schemas/api/reservations.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawer, openPicker, widget } from './reservation-parts.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';

test('a failing widget script is reported, and the visitor is led to the contact page', async ({ page }) => {
  await page.route('**/_widget/type1.mjs', (route) => route.abort());
  await page.goto(siteUrl('bomnal', '/products/49'));
  await whenHydrated(page);
  const words = page.getByText('예약 창을 열지 못했습니다. 전화나 상담 문의로 예약해 주세요.').first();
  await Promise.all([words.waitFor(), page.locator('main .ReservationCta [data-widget=visit]').click()]);
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/contact'));
});

test('a partner without a widget (useWidget false) loads none: buttons lead to the contact page, and without prices the cart shows none', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().includes('/_widget/') && scripts.push(request.url())));
  await page.goto(siteUrl('shirakawa', '/products/4?wopen=1'));
  const picker = await openPicker(page);
  await expect(page.locator('[data-reservation-widget]')).toHaveCount(0);
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'カートに入れる' }).click();
  await page.getByRole('button', { name: '選んだ施術 1件' }).click();
  await expect(drawer(page).locator('output')).toContainText('料金はカウンセリングでご案内いたします。');
  await expect(drawer(page)).not.toContainText(/[¥円₩]/);
  await expectNoViolations(page, { include: '.CartButton-drawer' });
  await drawer(page).getByRole('link', { name: '予約する' }).click();
  await expect(page).toHaveURL(siteUrl('shirakawa', '/cscenter/contact'));
  expect(scripts).toEqual([]);
});

test('parameters in the address open the widget, and invalid ones open nothing', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: '예약' });
  const pressed = dialog.locator('[aria-pressed=true]');
  await page.goto(siteUrl('bomnal', '/?wcopen=true'));
  await expect(pressed).toHaveText('방문 예약');
  await page.goto(siteUrl('bomnal', '/?wopen=true'));
  await expect(pressed).toHaveText('시술 예약');
  await page.goto(siteUrl('bomnal', '/products?wcid=2&wpid=50&utm_source=naver&utm_campaign=spring'));
  await expect(pressed).toHaveText('시술 예약');
  await expect(dialog.locator('.product summary').first()).toHaveText('브라질리언 제모');
  // Stored once the browser is idle.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('maru:campaign')))
    .toContain('utm_campaign=spring');
  await page.goto(siteUrl('bomnal', '/products?wcid=abc&weid=-1&wpid=<b>'));
  await whenHydrated(page);
  await expect(widget(page)).toHaveCount(0);
});

test('more options than one reservation may have are not silently dropped', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/ja/products/48'));
  await page.evaluate(async (most) => {
    const rows = (await (await fetch('/_widget/api/products?languageCode=ja')).json()).rows;
    const picked = rows.flatMap(({ id, name, options }: { id: number; name: string; options: object[] }) =>
      options.map((option) => ({ productId: id, productName: name, ...option })),
    );
    const selectedProducts = picked
      .slice(0, most + 1)
      .map(({ id, name, ...line }: Record<string, unknown>) => ({
        ...line,
        optionId: id,
        optionName: name,
        quantity: 1,
      }));
    const temporary = { selectedEvent: null, selectedProductId: null, selectedProducts };
    localStorage.setItem('reservation', JSON.stringify({ success: null, temporary }));
  }, maxOptions);
  await page.goto(siteUrl('bomnal', '/ja/products/48?wopen=1'));
  const chosen = widget(page).getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(maxOptions);
  const told = widget(page).getByText('一度にご予約いただけるのは20件までです。');
  await expect(told).toBeVisible();

  await chosen.first().uncheck();
  await expect(told).toBeHidden();
  const others = widget(page).locator('.product input:not(:checked)');
  await others.nth(0).check();
  await expect(told).toBeHidden();
  await others.first().click();
  await expect(told).toBeVisible();
  await expect(chosen).toHaveCount(maxOptions);
});

test('the success page without a reservation shows a friendly message', async ({ page }) => {
  for (const [path, title] of [
    ['/reservation/complete', '확인할 예약이 없습니다'],
    ['/en/reservation/complete', 'There is no reservation to show'],
  ] as const) {
    await page.goto(siteUrl('bomnal', path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoViolations(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('buttons for the widget lead to the contact page, and so does the cart', async ({ page }) => {
    await page.goto(siteUrl('bomnal', '/products/49'));
    await page.locator('main .ReservationCta [data-widget=visit]').click();
    await expect(page).toHaveURL(/\/cscenter\/contact\?wcopen=true$/);
    await page.goto(siteUrl('bomnal', '/reservation/complete'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '담은 시술' }).click();
    await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/contact'));
  });
});

test('the widget of a clinic with consultations only offers visits, even if a treatment was chosen', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  await page.evaluate(() => {
    const place = document.querySelector('[data-reservation-widget]');
    const settings = JSON.parse(place?.getAttribute('data-reservation-widget') ?? '{}');
    const changed = JSON.stringify({ ...settings, consultingReservationOnly: true });
    place?.setAttribute('data-reservation-widget', changed);
  });
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').nth(0).check();
  await picker.getByRole('link', { name: '예약하기' }).click();
  const dialog = page.getByRole('dialog', { name: '예약' });
  await expect(dialog.getByRole('textbox', { name: '이름' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: '예약 종류' })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: /팔/ })).toHaveCount(0);
});

test('options ticked on a treatment’s page survive a reload and a lost connection', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await context.setOffline(true);
  await picker.getByRole('checkbox').nth(1).check();
  await context.setOffline(false);
  await page.reload();
  await expect((await openPicker(page)).getByRole('checkbox').nth(1)).toBeChecked();
});
