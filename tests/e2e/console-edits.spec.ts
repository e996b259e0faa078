import { randomChoices, seed } from '#tests/setup/random-choices.ts';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn } from './console-account.ts';
import { editDisruptions } from './edit-disruptions.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { typingOperator } from './typing-operator.ts';

// 20 of the 200 edits of tests/full/console-edits.spec.ts, without killing the server that other tests share.
test.skip(serverUnderTest === 'dev', 'the console is a build');

const account = { email: 'edits@maru.example', password: 'a password for edits' };

test.beforeAll(() => addConsoleAccount(account));

test('20 edits with reload, crash, offline, second tab and session end: none is lost', async ({
  browser,
}) => {
  // Takes a minute and a half on a slow machine.
  test.slow();
  const random = randomChoices(seed);
  const context = await browser.newContext({ locale: 'en-US', storageState: { cookies: [], origins: [] } });
  const operator = typingOperator(context, consoleUrl);
  const first = await context.newPage();
  await signIn(first, account);
  await first.close();
  const disruptions = editDisruptions({ context, operator, account, random });
  let page = await operator.open();
  const left = new Map(Object.entries(disruptions.kinds));
  while (left.size > 0 || disruptions.count() < 20) {
    await disruptions.editSome(page);
    const name = random.one([...left.keys()]);
    const disrupt = left.get(name);
    if (disrupt) page = await disrupt(page);
    left.delete(name);
    await operator.expectShown(page, `after ${name} (seed ${seed})`);
  }
  await operator.expectSaved(page);
  await operator.expectStored(page);
  expect(disruptions.count()).toBeGreaterThanOrEqual(20);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('As published')).toBeVisible();
  await context.close();
});
