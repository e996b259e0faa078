import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn, signInByForm } from './console-account.ts';
import { openScreen } from './console-screen.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// What operators change for visitors: the document by publishing it, the settings of the clinic at once. Both are
// undone.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'publisher@maru.example', password: 'a password for tests' };

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(() => addConsoleAccount(account, 'Publisher'));

test('an operator edits, previews, publishes and undoes a heading in two languages', async ({ page }) => {
  await signInByForm(page, account);
  await page.goto(`${consoleUrl}/partners/bomnal/site`);
  await page.getByRole('row', { name: 'Hero slider' }).click();
  const field = (language: string) => page.getByRole('textbox', { name: `Heading of the page: ${language}` });
  const before = await field('Korean').inputValue();
  await field('Korean').fill('봄날의원 새 제목');
  await field('English').fill('Bomnal, a new heading');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  // The engine renders the unsaved document in the clinic's own page.
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('봄날의원 새 제목');

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('Heading of the page (Korean) of Hero slider on / changed')).toBeVisible();
  await expect(dialog.getByText('Heading of the page (English) of Hero slider on / changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  const published = page.getByRole('alertdialog', { name: /^Published as revision \d+\.$/ });
  // The mouse over it keeps it from closing.
  await published.hover();

  const visitor = await page.context().newPage();
  const heading = async (path: string) => {
    await visitor.goto(siteUrl('bomnal', path));
    return visitor.locator('h1').textContent();
  };
  await expect.poll(() => heading('/')).toBe('봄날의원 새 제목');
  expect(await heading('/en')).toBe('Bomnal, a new heading');

  await published.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => heading('/')).toBe(before);
});

test('a setting of the clinic reaches visitors at once, and is undone', async ({ page }) => {
  await signIn(page, account);
  await openScreen(page, 'settings');
  const tag = page.getByRole('textbox', { name: 'Google Tag Manager' });
  const before = await tag.inputValue();
  await tag.fill('12');
  await expect(page.getByText('It begins with GTM-, followed by letters and digits.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for visitors' })).toBeDisabled();
  await expectNoViolations(page, {}, 'error');
  await tag.fill(before);
  await expect(page.getByRole('button', { name: 'Save for visitors' })).toHaveCount(0);

  const title = page.getByRole('group', { name: 'Site title' }).getByRole('textbox', { name: /Korean$/ });
  await title.fill('설정에서 바꾼 제목');
  // It is in no draft: leaving asks first.
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'The settings are not saved' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  const saved = page.getByRole('alertdialog', { name: 'Saved. Visitors see it now.' });
  // The mouse over it keeps it from closing.
  await saved.hover();
  const visitor = await page.context().newPage();
  const shownTitle = async () => {
    await visitor.goto(siteUrl('bomnal', '/'));
    return visitor.title();
  };
  await expect.poll(shownTitle).toContain('설정에서 바꾼 제목');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect.poll(shownTitle).not.toContain('설정에서 바꾼 제목');
  await visitor.close();
  await page.goto(`${consoleUrl}/partners/bomnal/log`);
  await expect(page.getByText('Changed settings of the clinic').first()).toBeVisible();
});
