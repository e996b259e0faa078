import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { addConsoleAccount, signIn } from './console-account.ts';
import { openScreen, undoButton } from './console-screen.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// The settings of a site. What they change in the draft is undone.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'settings@maru.example', password: 'a password for tests' };

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(() => addConsoleAccount(account, 'Settings'));
test.beforeEach(({ page }) => signIn(page, account));

test('a template is swapped with its report, into the draft alone, and undone', async ({ page }) => {
  await openScreen(page, 'settings');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /Template of this site/ }).click();
  await page.getByRole('option', { name: 'Branding' }).click();
  const take = page.getByRole('button', { name: 'Apply to the draft' });
  await expect(take).toBeDisabled();
  await page.getByRole('button', { name: 'See what changes for visitors' }).click();
  await expect(page.getByText('No fact is lost on the pages that were read.')).toBeVisible({
    timeout: 130_000,
  });
  await expect(page.getByRole('row', { name: /^Treatments/ }).first()).toBeVisible();
  await expectNoViolations(page);
  await take.click();
  await expect(page.getByText(/^The draft has the template/)).toBeVisible();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(siteUrl('bomnal', '/'));
  expect(await visitor.locator('html').getAttribute('data-theme')).not.toBe('branding');
  await visitor.close();
  await undoButton(page).click();
  await expect(page.getByRole('button', { name: /Commerce.*Template of this site/ })).toBeVisible();
});

test('settings tell their place, what they do and where they show', async ({ page }) => {
  await openScreen(page, 'settings');
  const popups = page.getByRole('region', { name: 'How popups appear' });
  await expect(popups.getByText('One after another, or all at once in a grid.')).toBeVisible();
  const fixed = page.getByRole('region', { name: 'Analytics' });
  await expect(fixed.getByText(/It is changed on the server: in partner\.json, marketing\./)).toBeVisible();
  const languages = page.getByRole('region', { name: 'Languages' });
  await expect(languages.getByRole('row', { name: /Korean Main language/ })).toBeVisible();
});

test('a pattern of titles is checked as it is typed, and an undo takes it back', async ({ page }) => {
  await openScreen(page, 'settings');
  const titles = page.getByRole('region', { name: 'Titles' });
  await titles.getByText('Patterns by kind of page').click();
  await titles.getByRole('textbox', { name: 'Treatments: Korean', exact: true }).fill('{titel} | {clinic}');
  await expect(titles.getByText('Korean: Unknown placeholder "{titel}"')).toBeVisible();
  await expectNoViolations(page);
  await undoButton(page).click();
  await expect(titles.getByText('Unknown placeholder')).toHaveCount(0);
});
