import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';
import { whenFontsCame } from './watch-page.ts';

export const password = 'pass-4-e2e!';

/** A title that no other test has. */
export const ownTitle = (): string =>
  `e2e ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

type Wanted = { partner?: string; title?: string; isPrivate?: boolean; content?: string };

/**
 * Makes the page's requests come from an IP address that no other test uses: wrong passwords are counted by IP address.
 */
export function fromOwnAddress(page: Page): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}

/** Creates an article without the form, for tests about something else. @returns its path */
export async function makeArticle(page: Page, wanted: Wanted = {}): Promise<string> {
  const {
    partner = 'bomnal',
    title = ownTitle(),
    isPrivate = false,
    content = 'Line one\nLine two',
  } = wanted;
  await fromOwnAddress(page);
  await page.goto(siteUrl(partner, '/en/cscenter/boards/11/write'));
  const id = await page.evaluate(
    async (article) => {
      const versionOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
      const consent = { personal: versionOf('consentPersonal'), health: versionOf('consentHealth') };
      const response = await fetch('/api/customer/global/notice-customer-boards', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...article, consent }),
      });
      return ((await response.json()) as { row: { id: number } }).row.id;
    },
    { boardTypeId: 11, languageCode: 'en', name: 'Jane Doe', password, title, content, isPrivate },
  );
  return `/cscenter/boards/11/detail/${id}`;
}

type Labels = { name: string; password: string; title: string; content: string };

/** Gives every consent that the form asks for. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.locator('.Ui-consent input').all()) await box.check();
}

/** Fills in the form by the labels of its fields; the article is public. */
export async function fillArticle(page: Page, labels: Labels, title: string): Promise<void> {
  const form = page.locator('form[data-form="create"]');
  await form.getByLabel(new RegExp(`^${labels.name}`)).fill('Jane Doe');
  await form.getByLabel(new RegExp(`^${labels.password}`)).fill(password);
  await form.getByLabel(new RegExp(`^${labels.title}`)).fill(title);
  await form.getByLabel(new RegExp(`^${labels.content}`)).fill('First line\nSecond line 🩺');
  await agree(page);
  const isPrivate = form.locator('[name="isPrivate"]');
  if ((await isPrivate.count()) > 0) await isPrivate.uncheck();
}

/** Number of articles with this title, according to the board's own search. */
export async function countInList(page: Page, partner: string, title: string): Promise<number> {
  await page.goto(siteUrl(partner, `/cscenter/boards/11?keyword=${encodeURIComponent(title)}`));
  return page.locator('.CustomerBoardList-item').count();
}

/**
 * Waits until client/visitor/forms has its listeners: before, a form is submitted as without JavaScript. And until the fonts
 * have loaded: before, Playwright cannot focus fields out of view, and its text is lost.
 */
export async function whenEnhanced(page: Page): Promise<void> {
  await page.locator('form[data-form][data-enhanced]').first().waitFor({ state: 'attached' });
  await whenFontsCame(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Resolves once a toast shows this text. Call it before the action: the toast is gone after 1.8 s, and waiting in the page
 * reacts faster than an expectation.
 */
export const toastShown = (page: Page, words: string): Promise<void> => page.getByText(words).waitFor();

export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, { include: 'main' });
