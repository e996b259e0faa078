import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** A text of a backend row as `T` takes it: marked with its own language where that is not the page's. */
export function contentText(
  text: string | null | undefined,
  row: { languageCode: LanguageCode },
  locale: LanguageCode,
): Text | undefined {
  if (!text) return undefined;
  return row.languageCode === locale ? text : { text, lang: row.languageCode };
}
