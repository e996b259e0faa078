import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signInByForm } from './console-account.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { typingOperator } from './typing-operator.ts';

// The console's first load is at most 350 kB of JavaScript, and an editor's first screen with it.
test.skip(serverUnderTest === 'dev', 'sizes are measured on the build');

const account = { email: 'budget@maru.example', password: 'a password for budgets' };
const maxBytes = 350_000;

test.beforeAll(() => addConsoleAccount(account));

test('the scripts of the sign-in and of the first editor screen stay within 350 kB', async ({
  browser,
}, testInfo) => {
  const context = await browser.newContext({ locale: 'en-US', storageState: { cookies: [], origins: [] } });
  const sizes = new Map<string, number>();
  const page = await context.newPage();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== consoleUrl || response.request().resourceType() !== 'script') return;
    // The build has compressed it at the best quality (scripts/lib/pack-files.ts).
    sizes.set(pathname, statSync(`${join('dist/console', pathname)}.br`).size);
  });
  const sum = () => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
  await page.goto(`${consoleUrl}/sign-in`);
  await expect(page.getByLabel('Email')).toBeVisible();
  const signIn = sum();
  await signInByForm(page, account);
  await page.goto(`${consoleUrl}/partners/bomnal/site`);
  await typingOperator(context, consoleUrl).showFields(page);
  // The form of this block has a field for a number, whose code comes last.
  await expect(page.getByRole('button', { name: /^Increase/ }).first()).toBeVisible();
  const editor = sum();
  testInfo.annotations.push({ type: 'first load', description: JSON.stringify({ signIn, editor }) });
  console.log(`console: sign-in ${signIn} bytes, with the first editor screen ${editor} bytes`);
  expect(signIn).toBeGreaterThan(10_000);
  expect(editor).toBeGreaterThan(signIn);
  expect(editor).toBeLessThanOrEqual(maxBytes);
  // The view of the JSON has an editor of its own, which loads when it is opened.
  expect([...sizes.keys()].filter((name) => /JsonView/.test(name) && !/Lazy/.test(name))).toEqual([]);
  await context.close();
});
