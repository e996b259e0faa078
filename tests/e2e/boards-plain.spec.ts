import { siteUrl } from '#tests/setup/site-url.ts';
import { fillArticle, fromOwnAddress, ownTitle, password } from './articles.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => fromOwnAddress(page));

const labels = { name: 'Name', password: 'Password', title: 'Title', content: 'Content' };

test('without JavaScript an article is written, opened, edited and deleted', async ({ page }) => {
  const title = ownTitle();
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11/write'));
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByText('Please enter your name.').first()).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveAccessibleDescription('Please enter your name.');
  await fillArticle(page, labels, title);
  await page.getByLabel(/^Password/).fill('abc');
  await page.getByLabel(/^Make this article private/).check();
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(
    /Password must be at least 4 characters\./,
  );
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  await expect(page.getByLabel(/^Content/)).toHaveValue('First line\nSecond line 🩺');
  await expect(page.getByLabel(/^Make this article private/)).toBeChecked();
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page).toHaveURL(/\/en\/cscenter\/boards\/11\/detail\/\d+\?done=created$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your article has been posted.' })).toBeVisible();
  const address = page.url().replace('?done=created', '');
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto(address);
  const open = page.locator('form[data-form="open"]');
  await open.getByLabel(/^Password/).fill('wrong!');
  await open.getByRole('button', { name: 'Read the article' }).click();
  await expect(page.getByText('The password does not match.')).toBeVisible();
  await open.getByLabel(/^Password/).fill(password);
  const [opened] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    open.getByRole('button', { name: 'Read the article' }).click(),
  ]);
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(page.url()).toBe(address);
  await expect(page.getByText('Second line 🩺')).toBeVisible();
  expect(await page.content()).not.toContain(password);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Jane Doe');
  await page.getByLabel(/^Title/).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveAccessibleDescription('Please enter a title.');
  await page.getByLabel(/^Title/).fill(`${title} changed`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`${address}?done=updated`);
  await expect(page.getByRole('heading', { level: 1, name: 'Private article' })).toBeVisible();

  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this article?' });
  await dialog.getByLabel(/^Password/).fill('wrong!');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('The password does not match.')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/cscenter/boards/11?done=deleted'));
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('without JavaScript a form sent twice creates one article, and one with an expired token comes back filled in', async ({
  page,
}) => {
  const title = ownTitle();
  await page.goto(siteUrl('shirakawa', '/en/cscenter/boards/11/write'));
  await fillArticle(page, labels, title);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  await page.goBack();
  await fillArticle(page, labels, title);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);

  await page.route('**/write', async (route) => {
    const body = route.request().postData();
    if (body === null) return route.continue();
    return route.continue({ postData: body.replace(/token=[^&]*/, 'token=old.one') });
  });
  await page.goto(siteUrl('shirakawa', '/en/cscenter/boards/11/write'));
  await fillArticle(page, labels, `${title} again`);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByRole('alert')).toContainText('This page was open for a long time.');
  await expect(page.getByLabel(/^Title/)).toHaveValue(`${title} again`);
});

test('without JavaScript an article can be changed repeatedly, also back and forth', {
  tag: '@full',
}, async ({ page }) => {
  const title = ownTitle();
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11/write'));
  await fillArticle(page, labels, title);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await page.getByRole('link', { name: title }).click();
  for (const next of [`${title} B`, title, `${title} B`]) {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Do you want to edit this article?' });
    await dialog.getByLabel(/^Password/).fill(password);
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel(/^Title/).fill(next);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: next, exact: true })).toBeVisible();
  }
});

test('the password field that a link or an error points to is in view, also below a long article', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11/write'));
  const title = ownTitle();
  await fillArticle(page, labels, title);
  await page.getByLabel(/^Content/).fill('A line of many.\n'.repeat(60));
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  const asked = page.getByRole('dialog').getByLabel(/^Password/);
  await expect(asked).toBeInViewport();
  await asked.fill('wrong!');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(asked).toHaveAccessibleDescription(/does not match/);
  await expect(asked).toBeInViewport();
  await asked.fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/done=deleted$/);
});
