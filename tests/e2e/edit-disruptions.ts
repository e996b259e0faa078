import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Account, ConsoleSite } from '#tests/setup/console-site.ts';
import type { RandomChoices } from '#tests/setup/random-choices.ts';
import { signInByForm } from './console-account.ts';
import { expect } from './expect.ts';
import { type Language, languageCodes, type TypingOperator } from './typing-operator.ts';

/** Whether a request saves a draft. */
const isSave = (request: Request): boolean =>
  request.method() !== 'GET' && new URL(request.url()).pathname.includes('/drafts');

type Options = {
  context: BrowserContext;
  operator: TypingOperator;
  account: Account;
  random: RandomChoices;
  /** Processes that may be killed; without them, none is. */
  servers?: Pick<ConsoleSite, 'kill' | 'start'>;
};

/** What happens between the edits of an operator. Each leaves one page at the editor, with its fields shown. */
export function editDisruptions({ context, operator, account, random, servers }: Options) {
  let count = 0;
  const word = () => {
    count += 1;
    return `e${count}`;
  };
  const edit = async (page: Page, language: Language = random.one(languageCodes)) =>
    operator.type(page, language, word());
  const editSome = async (page: Page) => {
    for (let left = 1 + random.below(3); left > 0; left -= 1) await edit(page);
  };
  const untilSettled = (page: Page) =>
    expect(page.getByText('Saving…', { exact: true })).toBeHidden({ timeout: 60_000 });
  /** Until the text is on its way to the server, unless it has arrived or cannot leave. */
  const untilSent = (page: Page) =>
    Promise.race([page.waitForRequest(isSave), untilSettled(page)]).then(() => undefined);
  /** An operator pauses for no time, until a save has begun, or until it has ended. */
  const pause = (page: Page): Promise<void> =>
    random.one([() => Promise.resolve(), () => untilSent(page), () => untilSettled(page)])();

  const reload = async (page: Page): Promise<Page> => {
    await page.reload();
    await operator.showFields(page);
    return page;
  };

  const crash = async (page: Page): Promise<Page> => {
    await page.close({ runBeforeUnload: false });
    return operator.open();
  };

  const offline = async (page: Page): Promise<Page> => {
    await context.setOffline(true);
    await editSome(page);
    await pause(page);
    await context.setOffline(false);
    return page;
  };

  /** Another tab edits one language and this one another, at the same time; then either is closed. */
  const secondTab = async (page: Page): Promise<Page> => {
    await operator.expectSaved(page);
    const other = await operator.open();
    const [here, there] = random.chance(0.5) ? (['ko', 'ja'] as const) : (['zh', 'en'] as const);
    await edit(other, there);
    await page.bringToFront();
    await edit(page, here);
    await pause(page);
    await other.bringToFront();
    await edit(other, there);
    await operator.expectSaved(other);
    await page.bringToFront();
    await operator.expectSaved(page);
    const [closed, left] = random.chance(0.5) ? [page, other] : [other, page];
    await closed.close({ runBeforeUnload: false });
    await left.bringToFront();
    return left;
  };

  /** The session ends elsewhere; the operator signs in again in another tab, as the toolbar suggests. */
  const sessionEnd = async (page: Page): Promise<Page> => {
    const elsewhere = await context.browser()?.newContext();
    const tab = await elsewhere?.newPage();
    await tab?.goto(`${operator.base}/sign-in`);
    await tab?.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/operator/session', { method: 'POST', headers, body: JSON.stringify(body) });
      await fetch('/operator/session?everywhere=true', { method: 'DELETE' });
    }, account);
    await elsewhere?.close();
    await editSome(page);
    await expect(page.getByText('Signed out – saved in this browser')).toBeVisible();
    const again = await context.newPage();
    await signInByForm(again, account, operator.base);
    await again.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return page;
  };

  const killed =
    (name: 'site' | 'backend') =>
    async (page: Page): Promise<Page> => {
      await edit(page);
      await pause(page);
      await servers?.kill(name);
      await editSome(page);
      await pause(page);
      await servers?.start(name);
      return random.chance(0.3) ? crash(page) : page;
    };

  const all = { reload, crash, offline, secondTab, sessionEnd };
  const kills = { killSite: killed('site'), killBackend: killed('backend') };
  return {
    edit,
    editSome,
    pause,
    count: () => count,
    kinds: (servers ? { ...all, ...kills } : all) as Record<string, (page: Page) => Promise<Page>>,
  };
}
