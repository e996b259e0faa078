import { test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { startConsoleSite } from '#tests/setup/console-site.ts';
import { randomChoices, seed } from '#tests/setup/random-choices.ts';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { signIn } from '../e2e/console-account.ts';
import { editDisruptions } from '../e2e/edit-disruptions.ts';
import { typingOperator } from '../e2e/typing-operator.ts';

// 200 edits with everything that can interrupt an operator, and none is lost.
test.skip(serverUnderTest === 'dev', 'the console is a build');

const account = { email: 'edits@maru.example', password: 'a password for edits' };
const edits = Number(process.env.MARU_EDITS ?? 200);

test('200 edits with reload, crash, offline, second tab, session end and killed servers: none is lost', async ({
  browser,
}) => {
  test.setTimeout(40 * 60_000);
  const random = randomChoices(seed);
  const servers = await startConsoleSite([account]);
  const context = await browser.newContext({ locale: 'en-US', storageState: { cookies: [], origins: [] } });
  try {
    const operator = typingOperator(context, servers.base);
    const first = await context.newPage();
    await signIn(first, account, operator.base);
    await first.close();
    const disruptions = editDisruptions({ context, operator, account, random, servers });
    const names = Object.keys(disruptions.kinds);
    const done: string[] = [];
    let page = await operator.open();
    while (disruptions.count() < edits) {
      await disruptions.editSome(page);
      await disruptions.pause(page);
      // Each kind at least once, in a random order; then any.
      const missing = names.filter((name) => !done.includes(name));
      const name = random.one(missing.length > 0 ? missing : names);
      done.push(name);
      page = (await disruptions.kinds[name]?.(page)) ?? page;
      await operator.expectShown(page, `after ${name} (edit ${disruptions.count()}, seed ${seed})`);
    }
    await operator.expectSaved(page);
    const { typed, lost } = await operator.countLost(page);
    console.log(`${typed} edits, ${done.length} interruptions, ${lost.length} lost (seed ${seed})`);
    expect(lost).toEqual([]);
    expect(typed).toBe(disruptions.count());
    await operator.expectStored(page);
    expect(new Set(done).size).toBe(names.length);
  } finally {
    await context.close();
    await servers.stop();
  }
});
