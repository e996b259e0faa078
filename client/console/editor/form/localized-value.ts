import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';

export type Localized = string | Partial<Record<LanguageCode, string>>;

/** The text in one language. A text without languages is in the main language. */
export function textIn(value: Localized | undefined, language: LanguageCode, main: LanguageCode): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return language === main ? value : '';
  return value[language] ?? '';
}

/** The languages of the site that lack a translation. None lacks one if the text is empty, or the same in all languages. */
export function missingIn(value: Localized | undefined, languages: readonly LanguageCode[]): LanguageCode[] {
  if (value === undefined || typeof value === 'string') return [];
  return languages.filter((language) => !value[language]);
}

/**
 * The languages whose text is as before although the main language has changed.
 * @param before the value before the changes; undefined if it is new
 */
export function olderIn(
  value: Localized | undefined,
  before: Localized | undefined,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const [main] = languages;
  if (!main || typeof value !== 'object' || before === undefined) return [];
  const isAsBefore = (language: LanguageCode) =>
    textIn(value, language, main) === textIn(before, language, main);
  if (isAsBefore(main)) return [];
  return languages.filter((language) => value[language] && isAsBefore(language));
}

/**
 * The value with the text of one language replaced. An emptied language is removed, and the last one with the value.
 * @param main the language that a text without languages becomes as soon as another one is written
 */
export function withText(
  value: Localized | undefined,
  language: LanguageCode,
  text: string,
  main: LanguageCode,
): Localized | undefined {
  if (typeof value !== 'object' && language === main)
    return text === '' ? undefined : keepPlain(value, text, main);
  const before = typeof value === 'object' ? value : value ? { [main]: value } : {};
  const next: Partial<Record<LanguageCode, string>> = { ...before, [language]: text };
  const written = languageCodes.filter((code) => next[code]);
  // Languages stay in the order of the file; new ones come last.
  const order = [...Object.keys(before), ...written].filter((code, at, all) => all.indexOf(code) === at);
  const entries = order.flatMap((code) => {
    const own = next[code as LanguageCode];
    return own ? [[code, own] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A text without languages stays one; a new text gets its language. */
const keepPlain = (value: string | undefined, text: string, main: LanguageCode): Localized =>
  value === undefined ? { [main]: text } : text;
