import type { LanguageCode } from '#schemas/language-codes.ts';

/** How many of the selected a summary names (SPEC section 9). */
export const summaryLimit = 50;

/**
 * What a screen reader is told of a multi-select: what is selected, by name, as a list in the page's language.
 * @param more says how many come after the named ones
 */
export function summariseSelection(
  names: readonly string[],
  locale: LanguageCode,
  more: (count: number) => string,
): string {
  const named = names.slice(0, summaryLimit);
  const rest = names.length - named.length;
  const parts = rest > 0 ? [...named, more(rest)] : named;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
