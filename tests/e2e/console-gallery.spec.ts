import type { Page } from '@playwright/test';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openEditor } from './open-editor.ts';
import { test } from './test.ts';

// The gallery of blocks.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'gallery@maru.example', password: 'a password for tests' };
const code = 'bomnal';
test.beforeAll(() => addConsoleAccount(account, 'Gallery'));
test.beforeEach(async ({ page }) => {
  await signIn(page, account);
});

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Add a block' });

test('a block is found in another language and added by keyboard, shown and undone', async ({ page }) => {
  const { row, titles, frame } = await openEditor(page, code);
  const before = await titles();
  await row('Hero slider').click();
  await page.getByRole('button', { name: '+ Add' }).focus();
  await page.keyboard.press('Enter');
  const search = gallery(page).getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await expect(gallery(page).getByRole('option').first()).toBeVisible();
  // The real server renders the pictures, on the clinic's host.
  await expect(
    gallery(page).frameLocator('iframe').first().locator('[data-maru-node]').first(),
  ).toBeAttached();
  await expectNoViolations(page, {}, 'gallery');
  await page.keyboard.type('お知らせ一覧');
  await expect(gallery(page).getByRole('option')).toHaveCount(3);
  await search.fill('院長の言葉');
  await expect(gallery(page).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(gallery(page).getByRole('option', { name: 'Quote' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeHidden();
  const at = before.indexOf('Hero slider') + 1;
  await expect.poll(titles).toEqual(before.toSpliced(at, 0, 'Quote'));
  await expect(
    frame.locator('[data-maru-node=\'pages["/"].sections[1]\'] blockquote').first(),
  ).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(before);
});

test('the gallery offers only what may stand at a place, and reports when nothing is found', async ({
  page,
}) => {
  const { row } = await openEditor(page, code);
  await row('Header').click();
  await page.keyboard.press('ArrowRight');
  await row('Buttons at the right').click();
  await page.getByRole('button', { name: '+ Add' }).click();
  const options = gallery(page).getByRole('option');
  await expect(options.filter({ hasText: 'Cart button' })).toHaveCount(1);
  await expect(options.filter({ hasText: 'Hero slider' })).toHaveCount(0);
  await gallery(page).getByRole('searchbox').fill('슬라이더');
  await expect(gallery(page).getByText('No block with these words may stand here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '+ Add' })).toBeFocused();
});

test('a saved section is offered to the team, and to nobody of another site', async ({ page }) => {
  const { row, titles, undoAll } = await openEditor(page, code);
  const before = await titles();
  await row('Stats strip').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save to use again…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to use again' });
  await dialog.getByLabel('Name').fill('Our figures');
  await expectNoViolations(page, {}, 'save');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: '+ Add' }).click();
  await gallery(page).getByRole('tab', { name: 'Saved' }).click();
  const saved = gallery(page).getByRole('row', { name: 'Our figures' });
  await expect(saved).toBeVisible();
  await expectNoViolations(page, {}, 'saved sections');
  await saved.focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeHidden();
  await expect.poll(titles).toEqual(before.toSpliced(before.indexOf('Stats strip'), 0, 'Stats strip'));
  await undoAll();

  const other = await openEditor(page, 'haru');
  await other
    .row(/^Hero|^Page intro|statement/)
    .first()
    .click();
  const customize = page.getByRole('button', { name: /^Customize this page/ });
  if (await customize.isVisible()) await customize.click();
  await page.getByRole('button', { name: '+ Add' }).click();
  await gallery(page).getByRole('tab', { name: 'Saved' }).click();
  await expect(gallery(page).getByText('No saved sections yet')).toBeVisible();
  await expectNoViolations(page, {}, 'no saved sections');
  await page.keyboard.press('Escape');
  await other.undoAll();

  await openEditor(page, code);
  await row('Stats strip').click();
  await page.getByRole('button', { name: '+ Add' }).click();
  await gallery(page).getByRole('tab', { name: 'Saved' }).click();
  await gallery(page).getByRole('button', { name: 'Delete Our figures' }).click();
  await expect(gallery(page).getByText('No saved sections yet')).toBeVisible();
});
