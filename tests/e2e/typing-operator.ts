import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** The fields that edits go to: the languages of one text. */
const languages = { ko: 'Korean', en: 'English', ja: 'Japanese', zh: 'Chinese' } as const;
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

type Stored = { pages: Record<string, { sections: { type: string; data: Data; source?: object }[] }> };
type Data = Record<string, Record<string, string> | undefined>;

/** The newest draft, as the server has it. */
export const storedDraft = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/operator/partners/bomnal/drafts${path}`)).json();
    const { rows } = await read('');
    return JSON.parse((await read(`/${rows[0].id}`)).draft.document);
  });

/** Someone who edits one text of a site in the console and notes what was typed. */
export function typingOperator(context: BrowserContext, base: string) {
  /** What was typed into each field, in order. */
  const typed: Record<Language, string[]> = { ko: [], en: [], ja: [], zh: [] };
  const site = `${base}/partners/bomnal/site`;
  const field = (page: Page, language: Language) =>
    page.getByRole('textbox', { name: `Heading of the page: ${languages[language]}` });

  /** Shows the fields of a page that is at the editor. */
  async function showFields(page: Page): Promise<void> {
    await page.getByRole('row', { name: 'Hero slider' }).click();
    await expect(field(page, 'ko')).toBeVisible();
  }

  async function open(): Promise<Page> {
    const page = await context.newPage();
    // A reload with unsaved text asks; an operator in a hurry leaves.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(site);
    await showFields(page);
    return page;
  }

  /** Types a word that no other edit has at the end of a text. */
  async function type(page: Page, language: Language, word: string): Promise<void> {
    const own = field(page, language);
    await own.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${word}`);
    typed[language].push(word);
  }

  const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /^e\d+$/.test(word));

  /** The words of a field that a page shows, or that a document has. */
  const shown = async (page: Page, language: Language) => wordsIn(await field(page, language).inputValue());

  async function expectShown(page: Page, when: string): Promise<void> {
    for (const language of languageCodes)
      await expect.poll(() => shown(page, language), { message: when }).toEqual(typed[language]);
  }

  const expectSaved = (page: Page) =>
    expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible({ timeout: 60_000 });

  /** The words that the server has, in its newest draft. */
  async function stored(page: Page): Promise<Record<Language, string[]>> {
    const { pages } = await storedDraft(page);
    const hero = pages['/']?.sections.find(({ type: block }) => block === 'HeroSlider');
    const words = languageCodes.map((code) => [code, wordsIn(hero?.data.heading?.[code] ?? '')]);
    return Object.fromEntries(words);
  }

  /** How many words were typed, and which of them the server does not have. */
  async function countLost(page: Page): Promise<{ typed: number; lost: string[] }> {
    const found = await stored(page);
    const all = languageCodes.flatMap((code) => typed[code].map((word) => ({ code, word })));
    const lost = all.filter(({ code, word }) => !found[code].includes(word));
    return { typed: all.length, lost: lost.map(({ code, word }) => `${code} ${word}`) };
  }

  /** The server has everything that was typed, in this order, and nothing else. */
  const expectStored = async (page: Page) => expect(await stored(page)).toEqual(typed);

  return { base, typed, open, showFields, type, countLost, expectShown, expectSaved, expectStored };
}

export type TypingOperator = ReturnType<typeof typingOperator>;
