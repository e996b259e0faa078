import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import type { Fields } from './entry-issues.ts';

/** What an entry is called, in a language if it has that; empty if it has no name yet. */
export function titleOfEntry(entry: Fields, language: LanguageCode, main: LanguageCode): string {
  const named = entry.title ?? entry.name ?? entry.question;
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' || named === null || !isLocalized(named)) return '';
  return shownText(named, language, main) ?? '';
}
