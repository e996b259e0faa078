import type { PageContext } from '#engine/context/page-context.ts';
import type { PageEntry } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/**
 * The language under which a page is listed, and the languages in which it exists. An entry that is shown in another
 * language, because it has no translation, is listed under that one.
 * @param own the language of content that is the same in every language, such as a visitor's article
 */
export function canonicalAndAlternates(
  { locale, mainLocale, languages }: Pick<PageContext, 'locale' | 'mainLocale' | 'languages'>,
  own: LanguageCode | undefined,
  entry: Pick<PageEntry, 'languageCode' | 'translations'> | undefined,
): { canonical: LanguageCode; alternates: LanguageCode[] } {
  const offered = languages.flatMap((option) => ('code' in option ? [option.code] : []));
  // Content in a language that the site does not offer is listed under the main one.
  const listed = (language: LanguageCode) => (offered.includes(language) ? language : mainLocale);
  if (own) return { canonical: listed(own), alternates: [] };
  if (entry && entry.languageCode !== locale)
    return { canonical: listed(entry.languageCode), alternates: [] };
  const exists = entry?.translations ? offered.filter((code) => entry.translations?.includes(code)) : offered;
  return { canonical: locale, alternates: exists.length > 1 && exists.includes(locale) ? exists : [] };
}
