import type { Page } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { keyboard } from './operator-hands.ts';
import { test } from './test.ts';

// The content of a clinic. Visitors see it at once, so that this spec has its clinic to itself.
test.skip(serverUnderTest === 'dev', 'the console is a build');

const account = { email: 'content@maru.example', password: 'a password for content' };

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeAll(() => addConsoleAccount(account, 'Content'));
test.beforeEach(({ page }) => signIn(page, account));

/** What visitors read as the title of a notice, in a language; none if there is no such page. */
async function titleFor(visitor: Page, language: '' | '/en', number: number): Promise<string | undefined> {
  const path = `${language}/cscenter/notice/${number}`;
  // Its head is enough.
  const answer = await visitor.goto(siteUrl('haru', path), { waitUntil: 'commit' });
  const [, title] = /<title>(.*?) \| /.exec((await answer?.text()) ?? '') ?? [];
  return answer?.status() === 404 ? undefined : title;
}

test('a notice is added in two languages, changed and deleted by keyboard, and visitors see it at once', async ({
  page,
}) => {
  const visitor = await page.context().newPage();
  const hands = keyboard(page);
  await page.goto(`${consoleUrl}/partners/haru/content`);
  const notices = page.getByRole('link', { name: /^Notices \d+ entries/ });
  const [count = ''] = /\d+ entries/.exec(await notices.innerText()) ?? [];
  await hands.press(notices);
  await expectNoViolations(page, { contrast: false });
  await hands.press(page.getByRole('link', { name: 'New notice' }));

  // What is missing is named at its field, and the first one has the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'New notice' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('textbox', { name: 'Title: Korean' })).toBeFocused();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await page.keyboard.type('쉬는 날');
  await hands.type(page.getByRole('textbox', { name: 'Title: English' }), 'A day off');
  await hands.type(page.getByRole('textbox', { name: 'Text: Korean' }), '쉽니다.');
  await hands.type(page.getByRole('textbox', { name: 'Text: English' }), 'We are closed.');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL(/\/notices\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'A day off' })).toBeFocused();
  const number = Number(page.url().split('/').at(-1));
  expect(await titleFor(visitor, '', number)).toBe('쉬는 날');
  expect(await titleFor(visitor, '/en', number)).toBe('A day off');

  // A change is undone by the message about it. The field keeps the focus over the save.
  const english = page.getByRole('textbox', { name: 'Title: English' });
  await hands.type(english, 'A holiday');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('As visitors see it.')).toBeVisible();
  await expect(english).toBeFocused();
  expect(await titleFor(visitor, '/en', number)).toBe('A holiday');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(english).toHaveValue('A day off');

  // Leaving what is not saved asks first.
  await hands.type(english, 'Lost');
  await page.goBack();
  await hands.press(page.getByRole('button', { name: 'Keep editing' }));
  await expect(english).toBeFocused();
  await hands.press(page.getByRole('button', { name: 'Discard', exact: true }));
  await expect(english).toHaveValue('A day off');

  await hands.press(page.getByRole('button', { name: 'Delete…' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await page.waitForURL(/\/notices$/);
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  expect(await titleFor(visitor, '', number)).toBeUndefined();
});

test('a board of visitors is added, and visitors write at the address that its screen shows', async ({
  page,
}) => {
  const visitor = await page.context().newPage();
  await page.goto(`${consoleUrl}/partners/haru/content/customerBoards/new`);
  await page.getByRole('textbox', { name: 'Name: Korean' }).fill('치료 후기');
  await page.getByRole('checkbox', { name: 'Allow private articles' }).press('Space');
  await page.getByRole('button', { name: 'Add for visitors' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How visitors find this board' })).toBeVisible();
  await expectNoViolations(page, { include: 'main' });
  const address = await page.getByRole('link', { name: /^\/cscenter\/boards\/\d+$/ }).innerText();
  await visitor.goto(siteUrl('haru', `${address}/write`));
  await expect(visitor.getByRole('heading', { level: 1, name: '치료 후기' })).toBeVisible();
  await expect(visitor.locator('textarea[name="content"]')).toBeVisible();
  await expect(visitor.locator('input[name="isPrivate"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.waitForURL(/\/customerBoards$/);
  expect((await visitor.goto(siteUrl('haru', address)))?.status()).toBe(404);
});
