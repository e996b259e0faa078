import type { LanguageCode } from '#schemas/language-codes.ts';

/** How many selected items a summary names (SPEC section 9). */
export const summaryLimit = 50;

/**
 * The screen-reader summary of a multi-select: the names of the selected items, as a list in the page's language.
 * @param more formats the number of items that are not named
 */
export function summarizeSelection(
  names: readonly string[],
  locale: LanguageCode,
  more: (count: number) => string,
): string {
  const named = names.slice(0, summaryLimit);
  const rest = names.length - named.length;
  const parts = rest > 0 ? [...named, more(rest)] : named;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
