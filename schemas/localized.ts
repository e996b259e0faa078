import { type LanguageCode, languageCodes } from './language-codes.ts';

type LocalizedRecord = Partial<Record<LanguageCode, string | undefined>>;

/**
 * The language in which a localized text is shown: the one asked for, else the partner's main one, else the first of
 * `languageCodes` that has the text. This is the only rule for one text; documents and backend both use it.
 * Entries of the content choose one language as a whole first (server/backend/seed/localized-entry.ts).
 * @returns undefined where no language has the text
 */
export const shownLanguage = (
  text: LocalizedRecord,
  asked: LanguageCode,
  main: LanguageCode,
): LanguageCode | undefined => [asked, main, ...languageCodes].find((code) => text[code] !== undefined);

/** A localized text as it is shown, by `shownLanguage`; undefined where no language has it. */
export function shownText(
  text: LocalizedRecord,
  asked: LanguageCode,
  main: LanguageCode,
): string | undefined {
  const language = shownLanguage(text, asked, main);
  return language && text[language];
}

/** Whether a value is a text with one entry per language. No other object of a document has only language codes as keys. */
export function isLocalized(value: object): value is Partial<Record<LanguageCode, string>> {
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => (languageCodes as readonly string[]).includes(key)) &&
    Object.values(value).every((text) => text === undefined || typeof text === 'string')
  );
}
