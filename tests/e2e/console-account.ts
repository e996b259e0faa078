import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { databaseAddress, openDatabase } from '#server/backend/database/open.ts';
import { addUser, type NewUser } from '#server/backend/operator/accounts/add-user.ts';
import type { Account } from '#tests/setup/console-site.ts';
import { port } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';

export const consoleUrl = `http://console.localhost:${port}`;
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);

/**
 * Adds an account to the site under test, as `maru user add` does. An existing one gets the password, and its sessions end.
 * @param name drafts are found by it: specs that leave some have their own
 */
export async function addConsoleAccount(
  { email, password }: Account,
  name = 'Test',
  access: Pick<NewUser, 'isAdministrator' | 'partner' | 'role'> = { isAdministrator: true },
): Promise<void> {
  const db = openDatabase(databaseAddress({ ...process.env, MARU_DATA_DIR: dataDir }));
  try {
    await addUser(db, { email, password, name, ...access });
  } finally {
    await db.destroy();
  }
}

/** Chooses English and no tour for the console's screens, at a URL that loads no script. */
async function chooseEnglish(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/robots.txt`);
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
}

/** Signs in by the form, which leads to the list of sites. */
export async function signInByForm(page: Page, account: Account, base = consoleUrl): Promise<void> {
  await chooseEnglish(page, base);
  await page.goto(`${base}/sign-in`);
  await fillSignIn(page, account);
}

/** Signs in by the form, which is open. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/partners');
}

/** Signs in without showing the form, for tests of other screens. The page shows nothing of the console yet. */
export async function signIn(page: Page, account: Account, base = consoleUrl): Promise<void> {
  await chooseEnglish(page, base);
  const status = await page.evaluate(
    async (account) =>
      (
        await fetch('/operator/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(account),
        })
      ).status,
    account,
  );
  expect(status, `sign-in of ${account.email}`).toBe(200);
}
