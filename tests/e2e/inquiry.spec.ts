import { siteUrl } from '#tests/setup/site-url.ts';
import { agree, expectAccessible, fromOwnAddress, ownTitle, whenEnhanced } from './articles.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { overflow } from './watch-page.ts';

const contact = '/en/cscenter/contact';
const telephone = () =>
  `010-${1000 + Math.floor(Math.random() * 9000)}-${1000 + Math.floor(Math.random() * 9000)}`;

test.beforeEach(({ page }) => fromOwnAddress(page));

test('without a widget an inquiry about the selection is sent, and the cart is emptied', {
  tag: '@phone',
}, async ({ page }) => {
  const option = {
    productId: 1,
    optionId: 1,
    productName: 'Eyelid',
    optionName: 'Both eyes',
    languageCode: 'en',
    price: 198_000,
    currency: 'JPY',
    quantity: 2,
    event: { id: 3, title: 'Winter light' },
  };
  const temporary = { selectedEvent: null, selectedProductId: null, selectedProducts: [option] };
  await page.addInitScript(
    (value) => {
      if (!sessionStorage.getItem('picked')) localStorage.setItem('reservation', JSON.stringify(value));
      sessionStorage.setItem('picked', 'yes');
    },
    { temporary },
  );
  await page.goto(siteUrl('shirakawa', '/en/introduce'));
  await page.locator('.HeaderBar-button, .FloatingMenu-reserve').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(siteUrl('shirakawa', `${contact}#inquiry`));
  await whenEnhanced(page);
  const form = page.locator('form[data-form="inquiry"]');
  await expect(form.getByLabel('Treatments you picked')).toHaveValue(
    'Eyelid – Both eyes (Winter light ¥198,000) × 2',
  );
  await form.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(form.getByLabel(/^Name/)).toHaveAccessibleDescription('Please enter your name.');
  await expect(form.getByLabel(/^Phone number/)).toHaveAccessibleDescription(
    /Please enter a phone number or a messenger ID\./,
  );
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await form.getByLabel(/^Name/).fill(ownTitle());
  await form.getByLabel(/^Phone number/).fill(telephone());
  await agree(page);
  await form.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(page).toHaveURL(siteUrl('shirakawa', `${contact}?done=inquired#inquiry`));
  const confirmation = page.getByText('Your inquiry has arrived', { exact: true });
  await expect(confirmation).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.reservation).temporary.selectedProducts.length))
    .toBe(0);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an inquiry is sent and confirmed on the page above an empty form', async ({ page }) => {
    await page.goto(siteUrl('shirakawa', contact));
    const form = page.locator('form[data-form="inquiry"]');
    await form.getByRole('button', { name: 'Send the inquiry' }).click();
    await expect(page.getByRole('alert')).toContainText('Please agree to the use of your health data.');
    await form.getByLabel(/^Name/).fill(ownTitle());
    await form.getByLabel(/^Messenger ID/).fill('LINE jane');
    await form
      .getByLabel('Doctor you would like to see')
      .selectOption({ label: 'Dr Ryo Saegusa · Associate director' });
    await form.getByLabel('Message').fill('Is Saturday possible?');
    await agree(page);
    await form.getByRole('button', { name: 'Send the inquiry' }).click();
    await expect(page).toHaveURL(siteUrl('shirakawa', `${contact}?done=inquired#inquiry`));
    await expect(page.getByText('Your inquiry has arrived', { exact: true })).toBeVisible();
    await expect(form.getByLabel(/^Name/)).toHaveValue('');
  });
});
