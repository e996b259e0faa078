import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openEditor } from './open-editor.ts';
import { test } from './test.ts';

// The page in the editor: texts edited in it, a second page beside it, and a part of the screen that cannot be loaded.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'preview@maru.example', password: 'a password for tests' };
const code = 'bomnal';
test.beforeAll(() => addConsoleAccount(account, 'Preview'));
test.beforeEach(({ page }) => signIn(page, account));

test('a text is edited in the page, in its language alone', async ({ page }) => {
  const { row, frame, undoAll } = await openEditor(page, code);
  await page.getByRole('radio', { name: /^Mobile/ }).click();
  await page
    .getByRole('button', { name: /^Language|Korean/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'English' }).click();
  await row(/^Treatments$/).click();
  const field = (language: string) => page.getByRole('textbox', { name: `Title: ${language}`, exact: true });
  const korean = await field('Korean').inputValue();
  const english = await field('English').inputValue();
  const heading = frame.getByRole('heading', { name: english });
  await heading.dblclick();
  const text = frame.getByRole('textbox');
  await expect(text).toBeFocused();
  await page.keyboard.type('Typed in the page');
  await expect(field('English')).toHaveValue('Typed in the page');
  await expect(field('Korean')).toHaveValue(korean);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Typed in the page' })).toBeVisible();
  await expect(frame.getByRole('textbox')).toHaveCount(0);

  // In the meantime the page is rendered again.
  await frame.getByRole('heading', { name: 'Typed in the page' }).dblclick();
  await expect(text).toBeFocused();
  await page.keyboard.type('Never');
  await page.keyboard.press('Escape');
  await expect(field('English')).toHaveValue('Typed in the page');
  // Translations that stayed behind are marked, and that one is not.
  await field('Korean').fill(`${korean} 하나`);
  await expect(page.getByText(/^Older than Korean: /)).toHaveText('Older than Korean: Japanese, Chinese');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await expect(publish.getByRole('listitem').filter({ hasText: 'Older than' })).toHaveText(
    'Title (Korean) of Treatments on / changed Older than Korean: Japanese, Chinese',
  );
  await publish.getByRole('button', { name: 'Cancel' }).click();
  await undoAll();
  await expect(page.getByText(/^Older than Korean: /)).toHaveCount(0);
  await expect(field('English')).toHaveValue(english);
  await expect(frame.getByRole('heading', { name: english })).toBeVisible();
});

test('two pages stand side by side, in two widths and languages, and lead to the same form', async ({
  page,
}) => {
  const { row, frame } = await openEditor(page, code);
  await page.getByRole('button', { name: 'Side by side' }).click();
  const second = page.frameLocator('iframe[title="Second page"]');
  await expect(second.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('button', { name: /Second language/ }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ko');
  const width = (title: string) =>
    page.locator(`iframe[title="${title}"]`).evaluate((one) => one.clientWidth);
  expect([await width('Page'), await width('Second page')]).toEqual([1280, 360]);
  // When scaled, the frame's coordinates differ from the page's.
  await second
    .getByRole('heading', { name: 'Running events' })
    .evaluate((one) => (one as HTMLElement).click());
  await expect(row('Ongoing events')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: /: English$/ }).first()).toBeVisible();
  await expectNoViolations(page, {}, 'side by side');
  // A link of the second page leads both there, each in its language.
  await second
    .locator('body')
    .evaluate(() => window.parent.postMessage({ type: 'go', path: '/en/products' }, '*'));
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/^\/products/);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(page.locator('iframe[title="Second page"]')).toHaveCount(0);
});

test('a part that cannot be loaded offers to try again, and the rest of the screen stays', async ({
  page,
}) => {
  const part = '**/assets/FindingList-*.js';
  await page.route(part, (route) => route.abort());
  const { row } = await openEditor(page, code);
  await page.getByRole('button', { name: /^Check/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What the check found' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(part);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('Header')).toBeVisible();
});
