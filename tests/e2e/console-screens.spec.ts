import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { port, serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';

// The screens of the console beside the editor (issue 27). They change drafts and popups, so they run alone, and take back
// what visitors would see.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const base = `http://console.localhost:${port}`;
const account = { email: 'screens@maru.example', password: 'a password for tests' };
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(() => {
  const args = ['user', 'add', account.email, '--administrator', '--name', 'Screens', '--password-stdin'];
  execFileSync(process.execPath, ['scripts/maru.mjs', ...args], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
    input: account.password,
  });
});

test.beforeEach(async ({ page }) => {
  await page.goto(base);
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
  await page.reload();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/partners');
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
});

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`${base}/partners/bomnal/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Skeleton')).toHaveCount(0);
}

const undo = (page: Page) =>
  page.getByRole('toolbar', { name: 'Document' }).getByRole('button', { name: 'Undo' });

test('a changed color moves its contrast and the preview, and goes back to the template’s value', async ({
  page,
}) => {
  await open(page, 'theme');
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
  await expect(page.getByRole('button', { name: 'Pick: Accent', exact: true })).toBeFocused();
  await expect.poll(accent).toBe('#ffe');

  await page.getByRole('radio', { name: 'Template’s own look' }).click();
  await expect.poll(accent).toBe(before);
  await page.getByRole('radio', { name: 'With the changes' }).click();
  await expect.poll(accent).toBe('#ffe');

  await page.getByRole('button', { name: 'Pick: Accent', exact: true }).click();
  const hex = page.getByRole('dialog', { name: 'Accent' }).getByRole('textbox', { name: 'Hex code' });
  await expectNoViolations(page, { exclude: 'iframe' });
  await hex.fill('#123456');
  await hex.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('#123456');

  await page.getByRole('button', { name: 'Take the template’s value: Accent', exact: true }).click();
  await expect(ofAccent.getByText(/^AA passed/)).toBeVisible();
  await expect.poll(accent).toBe(before);
});

test('an entry of the menu moves by keyboard, and the steps go along to the editor and back', async ({
  page,
}) => {
  await open(page, 'menu');
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
  await undo(page).click();
  await undo(page).click();
  await expect.poll(rows).toEqual([first, second, ...rest]);
});

test('a long menu is warned of, and titles that are missing are named at the entry', async ({ page }) => {
  await open(page, 'menu');
  const actions = page.getByRole('group', { name: 'Chosen entry' });
  await actions.getByRole('button', { name: '+ Entry' }).click();
  const title = (language: string) => page.getByRole('textbox', { name: `Title: ${language}` });
  await title('Korean').fill('아주 긴 이름을 가진 메뉴 항목을 하나 더 추가합니다 '.repeat(3));
  await expect(page.getByText(/the menu is about \d+ px wide/)).toBeVisible();
  await expect(page.getByRole('row', { name: /아주 긴 이름/ }).getByText(/^Missing: English/)).toBeVisible();
  const link = page.getByRole('combobox', { name: 'Link' });
  await link.fill('/introduce/st');
  await page.getByRole('option', { name: '/introduce/staff' }).click();
  await expect(link).toHaveValue('/introduce/staff');
  await expectNoViolations(page);
  await actions.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/the menu is about \d+ px wide/)).toHaveCount(0);
});

test('a popup is scheduled, stands in the preview of its time, and can be deleted and taken back', async ({
  page,
}) => {
  await open(page, 'popups');
  await expectNoViolations(page, { exclude: 'iframe' });
  await page.getByRole('button', { name: '+ New popup' }).click();
  const title = page.getByRole('textbox', { name: 'Title: Korean' });
  await title.fill('봄 진료 안내');
  const picture = page.getByRole('combobox', { name: 'Picture on computers' });
  // As a person does: the field is in view before its list opens.
  await picture.click();
  await picture.fill('popup-4');
  await page.getByRole('option', { name: /^popup-4\.webp/ }).click();
  await setTime(page, 'Shown from', '2031', '04', '01', '09', '00');
  await expectNoViolations(page, { exclude: 'iframe' });
  // It is in no draft: leaving asks first.
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'The popup is not saved' });
  await expect(leave).toBeVisible();
  await expectNoViolations(page, { exclude: 'iframe' });
  await leave.getByRole('button', { name: 'Go on with it' }).click();
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
  await expect(row).toHaveCount(0);
});

test('a template is swapped with its report, into the draft alone, and undone', async ({ page }) => {
  await open(page, 'settings');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /Template of this site/ }).click();
  await page.getByRole('option', { name: 'Branding' }).click();
  const take = page.getByRole('button', { name: 'Take it into the draft' });
  await expect(take).toBeDisabled();
  await page.getByRole('button', { name: 'See what changes for visitors' }).click();
  await expect(page.getByText('Nothing is lost.')).toBeVisible({ timeout: 130_000 });
  await expect(page.getByRole('row', { name: /^Treatments/ }).first()).toBeVisible();
  await expectNoViolations(page);
  await take.click();
  await expect(page.getByText(/^The draft has the template/)).toBeVisible();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(siteUrl('bomnal', '/'));
  expect(await visitor.locator('html').getAttribute('data-theme')).not.toBe('branding');
  await visitor.close();
  await undo(page).click();
  await expect(page.getByRole('button', { name: /Commerce.*Template of this site/ })).toBeVisible();
});

test('settings tell their place, what they do and where they show', async ({ page }) => {
  await open(page, 'settings');
  const popups = page.getByRole('region', { name: 'How popups appear' });
  await expect(popups.getByText('partner.json: config')).toBeVisible();
  await expect(popups.getByText('LAYER', { exact: true })).toBeVisible();
  const languages = page.getByRole('region', { name: 'Languages' });
  await expect(languages.getByRole('row', { name: /Korean Main language/ })).toBeVisible();
});

test('a pattern of titles is checked as it is typed, and an undo takes it back', async ({ page }) => {
  await open(page, 'settings');
  const titles = page.getByRole('region', { name: 'Titles' });
  await titles.getByText('Patterns by kind of page').click();
  await titles.getByRole('textbox', { name: 'Treatments: Korean', exact: true }).fill('{titel} | {clinic}');
  await expect(titles.getByText('Korean: Unknown placeholder "{titel}"')).toBeVisible();
  await expectNoViolations(page);
  await undo(page).click();
  await expect(titles.getByText('Unknown placeholder')).toHaveCount(0);
});

test('no screen of the document has a sideways scroll at 1024 px, and Korean is accessible too', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('maru-language', 'ko'));
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const screen of ['theme', 'menu', 'popups', 'settings']) {
    await open(page, screen);
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
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
