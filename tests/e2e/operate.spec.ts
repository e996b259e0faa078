import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { port, serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount } from './console-account.ts';
import { expect } from './expect.ts';
import { type GuideStep, readGuide } from './read-guide.ts';
import { test } from './test.ts';

// Publishes, and takes it back at its end.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { address: 'guide@maru.example', password: 'a password for the guide' };

test.beforeAll(() => addConsoleAccount({ email: account.address, password: account.password }, 'Guide'));

test('the guide for operators can be followed to the letter', { tag: '@full' }, async ({ page, context }) => {
  const visitor = await context.newPage();
  for (const step of readGuide(readFileSync('docs/operate.md', 'utf8')))
    await test.step(JSON.stringify(step), () => follow(step, page, visitor));
});

const here = (url: string) => url.replace(':3000/', `:${port}/`);

async function follow(step: GuideStep, page: Page, visitor: Page): Promise<void> {
  if (step.do === 'open') await page.goto(here(step.url));
  else if (step.do === 'press') await page.keyboard.press(step.keys.replace('Ctrl+Z', 'Control+z'));
  else if (step.do === 'click') await named(page, step.name).click();
  else if (step.do === 'type') {
    const value = { 'its address': account.address, 'its password': account.password }[step.value];
    // A password field has no role.
    await page
      .getByRole('textbox', { name: step.field, exact: true })
      .or(page.getByRole('searchbox', { name: step.field, exact: true }))
      .or(page.locator('input[type=password]').and(page.getByLabel(step.field)))
      .last()
      .fill(value ?? step.value);
  } else if (step.where === 'site') {
    await expect
      .poll(async () => {
        await visitor.goto(here(step.url ?? ''));
        return visitor.getByText(step.text).count();
      })
      .toBeGreaterThan(0);
  } else if (step.where === 'list') {
    // The keys that the guide names next are for the focused row.
    await expect(page.getByRole('row', { name: step.text, selected: true })).toBeFocused();
  } else {
    const place = step.where === 'page' ? page.frameLocator('iframe') : page;
    await expect(place.getByText(step.text).filter({ visible: true }).first()).toBeVisible();
  }
}

/** What a reader would click: the latest control of this name, as dialogs and messages come after the screen. */
function named(page: Page, name: string) {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // The name of a card or a row continues with what else it shows, and a choice's name includes its value.
  const whole = new RegExp(`^${escaped}$`);
  const begins = new RegExp(`^${escaped}(?!\\p{L})`, 'u');
  const within = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u');
  return page
    .getByRole('button', { name: whole })
    .or(page.getByRole('button', { name: within }).and(page.locator('[aria-haspopup]')))
    .or(page.getByRole('option', { name: begins }))
    .or(page.getByRole('link', { name: begins }))
    .or(page.getByRole('row', { name: begins }))
    .filter({ visible: true })
    .last();
}
