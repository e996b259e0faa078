import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';

export const password = 'pass-4-e2e!';

/** A title that no other test has. */
export const ownTitle = (): string =>
  `e2e ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

export type Wanted = { partner?: string; title?: string; isPrivate?: boolean; content?: string };

/** From here on the page comes from an address that no other test has: wrong passwords are counted by address. */
export function fromOwnAddress(page: Page): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}

/** Writes an article past the form, for tests that are about something else. @returns its path */
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

export type Labels = { name: string; password: string; title: string; content: string };

/** Agrees to all that the form asks for. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.locator('.Ui-consent input').all()) await box.check();
}

/** Fills the form in, by the names of its fields; the article is public. */
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

/** How many articles of the board have this title, as the list itself finds them. */
export async function countInList(page: Page, partner: string, title: string): Promise<number> {
  await page.goto(siteUrl(partner, `/cscenter/boards/11?keyword=${encodeURIComponent(title)}`));
  return page.locator('.CustomerBoardList-item').count();
}

/** Waits until client/visitor/forms listens: before, a form is sent as without JavaScript. */
export async function whenEnhanced(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/**
 * Resolves once a toast says this. Asked for before what it is said of: it is gone after 1.8 s, and the page itself
 * looks sooner than an expectation does.
 */
export const said = (page: Page, words: string): Promise<void> => page.getByText(words).waitFor();

export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, { include: 'main' });
