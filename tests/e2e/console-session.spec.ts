import type { Page } from '@playwright/test';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, fillSignIn, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// What an operator has in hand stays there: undo on other screens, the preview after an outage, a slot that was emptied.
test.skip(serverUnderTest === 'dev', 'the console is a build');

const account = { email: 'session@maru.example', password: 'a password for sessions' };

test.beforeAll(() => addConsoleAccount(account));

const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading of the page: Korean' });
const undo = (page: Page) =>
  page.getByRole('toolbar', { name: 'Document' }).getByRole('button', { name: 'Undo' });
const visit = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: screen, exact: true }).click();

async function openSite(page: Page): Promise<void> {
  await page.goto(`${consoleUrl}/partners/bomnal/site`);
  await page.getByRole('row', { name: 'Hero slider' }).click();
  await expect(heading(page)).toBeVisible();
}

async function discard(page: Page): Promise<void> {
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('As published')).toBeVisible();
}

test('undo and what is unsaved survive other screens and another site, and undo ends with the sign-out', async ({
  page,
}) => {
  await signIn(page, account);
  await openSite(page);
  const before = await heading(page).inputValue();
  await heading(page).fill('첫 제목');
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  await heading(page).fill('둘째 제목');
  // At once, so that nothing of it is saved yet.
  for (const screen of ['Inbox', 'History', 'Media']) {
    await visit(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }
  await visit(page, 'Site');
  await expect(heading(page)).toHaveValue('둘째 제목');
  await undo(page).click();
  await expect(heading(page)).not.toHaveValue('둘째 제목');
  while (await undo(page).isEnabled()) await undo(page).click();
  await expect(heading(page)).toHaveValue(before);

  await heading(page).fill('셋째 제목');
  await page.getByRole('link', { name: 'Maru, all sites' }).click();
  await page.getByRole('link', { name: /^Haru/ }).first().click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('link', { name: /^Bomnal Clinic/ })
    .first()
    .click();
  await visit(page, 'Site');
  await page.getByRole('row', { name: 'Hero slider' }).click();
  await expect(heading(page)).toHaveValue('셋째 제목');
  await undo(page).click();
  await expect(heading(page)).toHaveValue(before);

  await heading(page).fill('넷째 제목');
  await page.getByRole('button', { name: 'Account of Test' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
  // No page load in between, which would end what is retained.
  await fillSignIn(page, account);
  await page
    .getByRole('link', { name: /^Bomnal Clinic/ })
    .first()
    .click();
  await visit(page, 'Site');
  await page.getByRole('row', { name: 'Hero slider' }).click();
  await expect(heading(page)).toHaveValue('넷째 제목');
  await expect(undo(page)).toBeDisabled();
  await discard(page);
});

test('the preview recovers by itself when the site answers again, also the frame itself', async ({
  page,
}) => {
  await signIn(page, account);
  await openSite(page);
  const shown = page.frameLocator('iframe').locator('h1');
  await expect(shown).not.toBeEmpty();
  const problem = page.getByText('The preview could not be updated.');
  await page.route('**/_maru/preview', (route) => route.abort());
  await heading(page).fill('다시 보이는 제목');
  await expect(problem).toBeVisible();
  await page.unroute('**/_maru/preview');
  await expect(shown).toHaveText('다시 보이는 제목');
  await expect(problem).toBeHidden();
  await discard(page);

  await page.route('**/_maru/preview/frame', (route) => route.abort());
  await page.reload();
  await expect(problem).toBeVisible();
  await page.unroute('**/_maru/preview/frame');
  await expect(shown).not.toBeEmpty();
  await expect(problem).toBeHidden();
});

test('an emptied slot stays in the structure, and is filled again from the gallery or by the template', async ({
  page,
}) => {
  await signIn(page, account);
  await openSite(page);
  const tree = page.getByRole('treegrid', { name: 'Structure of the page' });
  const footer = tree.getByRole('row', { name: 'Footer' });
  const form = page.getByRole('region', { name: 'Form' });
  await footer.click();
  await page.keyboard.press('Delete');
  await expect(footer.getByText('Emptied')).toBeVisible();
  await expect(
    form.getByText('This place was emptied on all pages: visitors see nothing here.'),
  ).toBeVisible();
  await expect(page.frameLocator('iframe').locator('footer')).toHaveCount(0);
  await expectNoViolations(page, { exclude: 'iframe' });

  await form.getByRole('button', { name: 'Add a block' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a block' });
  await gallery.getByRole('option').first().click();
  await expect(footer.getByText('Emptied')).toBeHidden();
  await expect(page.frameLocator('iframe').locator('footer').first()).toBeAttached();
  await undo(page).click();
  await expect(footer.getByText('Emptied')).toBeVisible();

  await footer.click();
  await form.getByRole('button', { name: 'Use the template’s part again' }).click();
  await expect(footer.getByText('Emptied')).toBeHidden();
  await footer.click();
  await expect(form.getByRole('button', { name: 'Customize this part' })).toBeVisible();
  await discard(page);
});
