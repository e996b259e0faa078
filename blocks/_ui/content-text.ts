import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** A text of a backend row as `T` takes it: marked with its own language where that is not the page's. */
export function contentText(
  text: string | null | undefined,
  row: { languageCode: LanguageCode },
  locale: LanguageCode,
): Text | undefined {
  if (!text) return undefined;
  const lang = contentLang(row, locale);
  return lang ? { text, lang } : text;
}

/** The `lang` of a backend row's words: their own language where it is not the page's, which the document names. */
export function contentLang(
  row: { languageCode?: LanguageCode | null | undefined } | null | undefined,
  locale: LanguageCode,
): LanguageCode | undefined {
  return row?.languageCode && row.languageCode !== locale ? row.languageCode : undefined;
}
