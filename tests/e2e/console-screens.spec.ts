import type { Page } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { addConsoleAccount, signIn } from './console-account.ts';
import { openScreen, undoButton } from './console-screen.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openEditor } from './open-editor.ts';
import { test } from './test.ts';

// The screens of the console beside the editor. They undo what they change.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'screens@maru.example', password: 'a password for tests' };

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(() => addConsoleAccount(account, 'Screens'));
test.beforeEach(({ page }) => signIn(page, account));

test('a changed color moves its contrast and the preview, and goes back to the template’s value', async ({
  page,
}) => {
  await openScreen(page, 'theme');
  const frame = page.frameLocator('iframe');
  const accent = () =>
    frame
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());
  await expect.poll(accent).not.toBe('');
  const before = await accent();
  const field = page.getByRole('textbox', { name: 'Accent', exact: true });
  const ofAccent = page.locator('[data-path=\'["theme","color.accent"]\']');
  await expect(ofAccent.getByText(/^AA passed: lowest contrast/)).toBeVisible();

  await field.fill('#ffe');
  await expect(ofAccent.getByText(/^AA failed: 1\.\d:1 with/)).toBeVisible();
  await expect(page.getByRole('status').getByText(/^AA failed: \d+ pairs of colors/)).toBeVisible();
  await expect.poll(accent).toBe('#ffe');
  // The check of the whole document finds the same, and leads there from any screen.
  await expect(ofAccent.getByText(/"color\.accent" on "color\.bg" has a contrast of/)).toBeVisible();
  await expectNoViolations(page, { exclude: 'iframe' });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Check \d+ errors?$/ }).click();
  await page.getByRole('dialog', { name: 'What the check found' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect.poll(accent).toBe('#ffe');

  await page.getByRole('radio', { name: 'Template’s own look' }).click();
  await expect.poll(accent).toBe(before);
  await page.getByRole('radio', { name: 'With the changes' }).click();
  await expect.poll(accent).toBe('#ffe');

  // A color of the theme is a reference to it; the token itself is not among them. Any other color is mixed.
  await page.getByRole('button', { name: 'Pick a color: Accent', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Accent' });
  await expect(picker.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, { exclude: 'iframe' }, 'colors');
  await expect(picker.getByRole('option', { name: /^Accent #/ })).toHaveCount(0);
  await picker.getByRole('option', { name: /^White #/ }).click();
  await expect(field).toHaveValue('var(--color-white)');
  await expect(ofAccent.getByText('Theme color: White')).toBeVisible();
  await picker.getByRole('slider', { name: /hue/i }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue(/^#[\da-f]{6}$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Use the template’s value: Accent', exact: true }).click();
  await expect(ofAccent.getByText(/^AA passed/)).toBeVisible();
  await expect.poll(accent).toBe(before);
});

test('an entry of the menu moves by keyboard, and the steps go along to the editor and back', async ({
  page,
}) => {
  await openScreen(page, 'menu');
  const tree = page.getByRole('treegrid', { name: 'Entries of the menu' });
  const rows = () => tree.locator('[role="row"][aria-level="1"] .Tree-title').allTextContents();
  const [first, second, ...rest] = await rows();
  await expectNoViolations(page);

  // The keyboard mode of drag and drop: Enter picks the entry up, arrows choose the place, Enter drops it.
  const handle = tree.getByRole('button', { name: `Move: ${first}`, exact: true }).first();
  await handle.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 40; step += 1) {
    const target = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (target === `Insert between ${second} and ${rest[0]}` || target === `Insert after ${second}`) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect.poll(rows).toEqual([second, first, ...rest]);

  // At once: into the submenu of the entry above, and out again.
  await tree
    .locator('[role="row"][aria-level="1"]', { hasText: rest.at(-1) ?? '' })
    .last()
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await rows()).at(-2)).toBe(rest.at(-1));

  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(page.getByRole('treegrid', { name: 'Structure of the page' })).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect.poll(rows).not.toEqual([first, second, ...rest]);
  await undoButton(page).click();
  await undoButton(page).click();
  await expect.poll(rows).toEqual([first, second, ...rest]);
});

test('a long menu is warned of, and titles that are missing are named at the entry', async ({ page }) => {
  await openScreen(page, 'menu');
  const actions = page.getByRole('group', { name: 'Chosen entry' });
  await actions.getByRole('button', { name: '+ Entry' }).click();
  const title = (language: string) => page.getByRole('textbox', { name: `Title: ${language}` });
  await title('Korean').fill('아주 긴 이름을 가진 메뉴 항목을 하나 더 추가합니다 '.repeat(3));
  await expect(page.getByText(/the menu is about \d+ px wide/)).toBeVisible();
  await expect(page.getByRole('row', { name: /아주 긴 이름/ }).getByText(/^Missing: English/)).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Link' });
  await page.getByRole('button', { name: 'Choose where to: Link' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('/introduce/st');
  await expectNoViolations(page, {}, 'link');
  await page.getByRole('option', { name: /introduce\/staff/ }).click();
  await expect(link).toHaveValue('/introduce/staff');
  await expect(page.getByText(/^Page: /)).toBeVisible();
  // A URL elsewhere stays as it is typed.
  await link.fill('https://blog.example.com/a?b=c');
  await expect(page.getByText('Another website')).toBeVisible();
  await expectNoViolations(page);
  await actions.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/the menu is about \d+ px wide/)).toHaveCount(0);
});

test('a popup is scheduled, stands in the preview of its time, and can be deleted and undone', async ({
  page,
}) => {
  await openScreen(page, 'popups');
  await expectNoViolations(page, { exclude: 'iframe' });
  await page.getByRole('button', { name: '+ New popup' }).click();
  const title = page.getByRole('textbox', { name: 'Title: Korean' });
  await title.fill('봄 진료 안내');
  await page.getByRole('button', { name: 'Choose a picture: Picture on computers' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('popup-4.');
  await expectNoViolations(page, { exclude: 'iframe' }, 'library');
  await page.getByRole('option', { name: /^popup-4\.webp/ }).click();
  await expect(page.getByRole('textbox', { name: 'Picture on computers' })).toHaveValue(/popup-4\.webp/);
  await setTime(page, 'Shown from', '2031', '04', '01', '09', '00');
  await expectNoViolations(page, { exclude: 'iframe' });
  // The buttons, which stay in view, cover no field that has the focus.
  await page.getByRole('textbox', { name: 'Picture on phones' }).focus();
  const [field, buttons] = await Promise.all(
    [':focus', '.PopupForm-buttons'].map((one) => page.locator(one).boundingBox()),
  );
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
  // It is in no draft: leaving asks first.
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'The popup is not saved' });
  await expect(leave).toBeVisible();
  await expectNoViolations(page, { exclude: 'iframe' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('봄 진료 안내');
  await page.getByRole('button', { name: 'Add for visitors' }).click();
  await expect(page.getByText('Saved. Visitors see it when it runs.')).toBeVisible();
  const row = page.getByRole('row', { name: /봄 진료 안내/ });
  await expect(row.getByText('Scheduled')).toBeVisible();

  await setTime(page, 'What visitors see at', '2031', '04', '01', '09', '00');
  await expect(row.getByText('Shown')).toBeVisible();
  await expect(page.getByText(/popups?: .*봄 진료 안내/)).toBeVisible();
  await expect(page.getByRole('row', { name: /첫 방문이라면/ }).getByText('Ended')).toBeVisible();
  await expectNoViolations(page, { exclude: 'iframe' });

  // Visitors do not get it before.
  const visitor = await page.context().newPage();
  await visitor.goto(siteUrl('bomnal', '/'));
  expect(await visitor.content()).not.toContain('봄 진료 안내');
  await visitor.close();

  await row.click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The popup has been deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('no screen of the document has a sideways scroll at 1024 px, and Korean is accessible too', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('maru-language', 'ko'));
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const screen of ['theme', 'menu', 'popups', 'settings']) {
    await openScreen(page, screen);
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
});

test('a phone shows one part of the editor at a time, and a chosen block leads to its form', async ({
  page,
}) => {
  const { row } = await openEditor(page, 'bomnal');
  await page.setViewportSize({ width: 360, height: 640 });
  const parts = page.getByRole('radiogroup', { name: 'Part of the editor' });
  const form = page.getByRole('region', { name: 'Form', exact: true });
  await expect(parts.getByRole('radio', { name: 'Page', exact: true })).toBeChecked();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeInViewport({ ratio: 1 });
  await parts.getByRole('radio', { name: 'Structure', exact: true }).click();
  await row('Treatments').first().click();
  await expect(form.getByRole('heading', { name: 'Treatments' })).toBeInViewport();
  await expect(form).toBeFocused();
  await expect(parts.getByRole('radio', { name: 'Edit', exact: true })).toBeChecked();
  // Arrow keys walk through the structure.
  await parts.getByRole('radio', { name: 'Structure', exact: true }).click();
  await row('Treatments').first().press('ArrowDown');
  await expect(form).toBeHidden();
  await expectNoViolations(page, { exclude: 'iframe' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

/** Types a date and time into its segments, which move on by themselves. */
async function setTime(
  page: Page,
  label: string,
  ...parts: [string, string, string, string, string]
): Promise<void> {
  const [year, month, day, hour, minute] = parts;
  const segment = (name: string) =>
    page.getByRole('group', { name: label }).getByRole('spinbutton', { name: new RegExp(`^${name}`) });
  for (const [name, text] of Object.entries({ year, month, day, hour, minute })) {
    await segment(name).focus();
    await page.keyboard.type(text);
  }
}
