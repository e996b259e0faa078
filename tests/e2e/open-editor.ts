import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { port } from '#tests/setup/site-url.ts';

export const consoleUrl = `http://console.localhost:${port}`;
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);
export const operatorPassword = 'a password for tests';

/** Adds an operator, or gives an existing one another role. @param access as for `maru user add` */
export function addOperator(email: string, name: string, ...access: string[]): void {
  const args = ['user', 'add', email, ...access, '--name', name, '--password-stdin'];
  execFileSync(process.execPath, ['scripts/maru.mjs', ...args], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
    input: operatorPassword,
  });
}

/** Signs in, with the console in English. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(consoleUrl);
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/partners');
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
}

/** The editor of a site, once its page is shown. */
export async function openEditor(page: Page, code: string) {
  await page.goto(`${consoleUrl}/partners/${code}/site`);
  const tree = page.getByRole('treegrid', { name: 'Structure of the page' });
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(tree.getByRole('row').first()).toBeVisible();
  await expect(frame.locator('h1').first()).toBeAttached();
  return {
    tree,
    frame,
    row: (name: string | RegExp): Locator => tree.getByRole('row', { name, exact: typeof name === 'string' }),
    /** The titles of the rows, in order. */
    titles: (): Promise<string[]> => tree.locator('.Tree-title').allTextContents(),
    showPage: async (key: string): Promise<void> => {
      const choice = page.getByRole('combobox', { name: 'Page' });
      await choice.fill(key);
      await page
        .getByRole('option', { name: key, exact: true })
        .or(page.getByRole('option', { name: `${key} ` }))
        .first()
        .click();
      await expect(choice).toHaveValue(new RegExp(`^${key}( |$)`));
    },
    /** Undoes all steps, also for tests that open the site later: their draft is the one on the server. */
    undoAll: async (): Promise<void> => {
      const undo = page.getByRole('button', { name: 'Undo' }).first();
      while (await undo.isEnabled()) await undo.click();
      await expect(page.getByText(/^(Saved as a draft|As published)$/)).toBeVisible();
    },
  };
}
