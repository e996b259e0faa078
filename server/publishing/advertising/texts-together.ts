import type { LanguageCode } from '#schemas/language-codes.ts';
import { readable, type TextEntry } from '../texts/text-entries.ts';
import { findPhrase, type PhraseKind } from './phrases.ts';

/** What visitors of a language read in some texts, with texts that are the same in all languages. */
const readIn = (entries: readonly TextEntry[], language: LanguageCode): string =>
  entries
    .filter((entry) => entry.language === undefined || entry.language === language)
    .map(readable)
    .join('\n');

/** The kinds of phrases that visitors of a language miss in some texts. */
export const missingKinds = (
  kinds: readonly PhraseKind[],
  entries: readonly TextEntry[],
  language: LanguageCode,
): PhraseKind[] => {
  const text = readIn(entries, language);
  return kinds.filter((kind) => !findPhrase(kind, text, language));
};
