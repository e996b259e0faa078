import type { Browser, Page } from '@playwright/test';
import { demoEmail } from '#server/backend/operator/accounts/demo-login.ts';

/** What is done on a screen before it is taken. */
type Screen = { name: string; path: string; prepare?: (page: Page) => Promise<unknown> };

const screens: Screen[] = [
  {
    name: 'console',
    path: 'site',
    prepare: async (page) => {
      await page
        .getByRole('row', { name: /^Treatments/ })
        .first()
        .click();
      await page.getByText('Why it looks like this').click();
    },
  },
  {
    name: 'console-gallery',
    path: 'site',
    prepare: async (page) => {
      await page.getByRole('button', { name: '+ Add' }).click();
      await page.getByRole('dialog').getByRole('searchbox').waitFor();
    },
  },
  { name: 'console-theme', path: 'theme' },
  {
    name: 'console-inbox',
    path: 'inbox',
    prepare: (page) => page.getByText('Beard shaping with laser').first().click(),
  },
  {
    name: 'console-settings',
    path: 'settings',
    prepare: (page) =>
      page.getByRole('heading', { name: 'Chat and channels' }).evaluate((heading) => {
        heading.scrollIntoView();
      }),
  },
];

/** Screens of the console of a demo, in English, with the demo account. Nothing is changed. */
export async function* captureConsole(
  browser: Browser,
  { host }: URL,
  password: string,
): AsyncGenerator<{ name: string; shot: Buffer }> {
  const base = `http://console.${host}`;
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(base);
  await page.evaluate(() => void Object.assign(localStorage, { 'maru-language': 'en', 'maru-tour': 'seen' }));
  await page.reload();
  await page.getByLabel('Email').fill(demoEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/partners');
  for (const { name, path, prepare } of screens) {
    await page.goto(`${base}/partners/bomnal/${path}`, { waitUntil: 'networkidle' });
    await page.locator('.Skeleton').first().waitFor({ state: 'detached' });
    await prepare?.(page);
    // Pictures of the page and of the gallery are loaded once they are in view.
    await page.waitForTimeout(4_000);
    yield { name, shot: await page.screenshot() };
  }
  await context.close();
}
