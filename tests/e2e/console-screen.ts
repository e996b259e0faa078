import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '#tests/setup/console-site.ts';
import { port } from '#tests/setup/site-url.ts';

const base = `http://console.localhost:${port}`;

/** Signs an operator in, in English and without the tour. */
export async function signInToScreens(page: Page, { email, password }: Account): Promise<void> {
  const chooseEnglish = () =>
    page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
  await page.goto(base);
  await chooseEnglish();
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/partners');
  // Signing in takes over the language of the account.
  await chooseEnglish();
}

/** Opens a screen of bomnal, such as `theme`, and waits until it is filled. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`${base}/partners/bomnal/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Skeleton')).toHaveCount(0);
}

/** The button that takes back the last step in the document. */
export const undoButton = (page: Page): Locator =>
  page.getByRole('toolbar', { name: 'Document' }).getByRole('button', { name: 'Undo' });
