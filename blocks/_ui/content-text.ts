import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** A text of a backend row for `T`: marked with its own language if that is not the page's. */
export function contentText(
  text: string | null | undefined,
  row: { languageCode?: LanguageCode | undefined },
  locale: LanguageCode,
): Text | undefined {
  if (!text) return undefined;
  const lang = contentLang(row, locale);
  return lang ? { text, lang } : text;
}

/** The `lang` of a backend row's texts: their own language if it is not the page's, which the document declares. */
export function contentLang(
  row: { languageCode?: LanguageCode | null | undefined } | null | undefined,
  locale: LanguageCode,
): LanguageCode | undefined {
  return row?.languageCode && row.languageCode !== locale ? row.languageCode : undefined;
}
