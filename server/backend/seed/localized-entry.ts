import { isLocalized, shownText } from '#schemas/localized.ts';
import type { LanguageCode, Localized } from '#schemas/primitives.ts';

/** Returns a text in one language. */
export type Localize = {
  (text: Localized): string;
  (text: Localized | undefined): string | null;
};

/** An entry in one of the partner's languages. */
export type LocalizedEntry = {
  /** The requested language. */
  asked: LanguageCode;
  /** The actual language. */
  languageCode: LanguageCode;
  localize: Localize;
};

/**
 * Localizes an entry in each of its partner's languages. An entry uses one language at a time: if any of its texts
 * lacks a translation, the whole entry falls back to the main language, which its `languageCode` names.
 */
export function localizedEntries(entry: unknown, languages: readonly LanguageCode[]): LocalizedEntry[] {
  const main = mainOf(languages);
  return languages.map((asked) => {
    const languageCode = isTranslated(entry, asked, main) ? asked : main;
    return { asked, languageCode, localize: localizer(languageCode, main) };
  });
}

/** Localizes each text by itself; a missing translation falls back to the main language, then to any. */
export function localizer(language: LanguageCode, main: LanguageCode): Localize {
  const localize = (text: Localized | undefined): string | null => {
    if (text === undefined) return null;
    return shownText(text, language, main) ?? '';
  };
  return localize as Localize;
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
