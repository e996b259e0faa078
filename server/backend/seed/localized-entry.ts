import { isLocalized, shownLanguage } from '#schemas/localized.ts';
import type { LanguageCode, Localized } from '#schemas/primitives.ts';

/** Reads a text in one language. */
export type Say = {
  (text: Localized): string;
  (text: Localized | undefined): string | null;
};

/** An entry as it is told in one of the partner's languages. */
export type LocalizedEntry = {
  /** The language whose readers get it. */
  asked: LanguageCode;
  /** The language that it really is in. */
  languageCode: LanguageCode;
  say: Say;
};

/**
 * How an entry is told in each of its partner's languages. An entry speaks one language at a time: where a single
 * text of it lacks a translation, the whole entry is told in the main language, and its `languageCode` says so.
 */
export function localizedEntries(entry: unknown, languages: readonly LanguageCode[]): LocalizedEntry[] {
  const main = mainOf(languages);
  return languages.map((asked) => {
    const languageCode = isTranslated(entry, asked, main) ? asked : main;
    return { asked, languageCode, say: speaker(languageCode, main) };
  });
}

/** Reads texts in a language; each one that lacks it is read in the main one, or in any. */
export function speaker(language: LanguageCode, main: LanguageCode): Say {
  const say = (text: Localized | undefined): string | null => {
    if (text === undefined) return null;
    const shown = shownLanguage(text, language, main);
    return (shown && text[shown]) ?? '';
  };
  return say as Say;
}

export function mainOf(languages: readonly LanguageCode[]): LanguageCode {
  const [main] = languages;
  if (!main) throw new Error('[seed] A partner needs at least one language.');
  return main;
}

function isTranslated(value: unknown, language: LanguageCode, main: LanguageCode): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isLocalized(value)) return value[language] !== undefined || value[main] === undefined;
  return Object.values(value).every((each) => isTranslated(each, language, main));
}
