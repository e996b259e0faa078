import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';

/**
 * What the server answers itself, without a language: its folders, and files such as `/sitemap.xml`; and paths that name
 * a language themselves. Islands load this.
 */
const unlocalized = /^\/(_|(api|files|s|en|ja|ko|zh)([/?#]|$)|[^?#]+\.[a-z][a-z\d]*([?#]|$))/;

/**
 * Prefixes the path of a page with the language segment. The main language has none (SPEC section 2). Other URLs, and
 * paths that have a segment, are returned unchanged.
 */
export function localizedHref(url: string, locale: LanguageCode, mainLocale: LanguageCode): string {
  if (!url.startsWith('/') || url.startsWith('//') || locale === mainLocale) return url;
  if (unlocalized.test(url)) return url;
  return /^\/(?:[?#]|$)/.test(url) ? `/${locale}${url.slice(1)}` : `/${locale}${url}`;
}

/** Splits a path into its language segment, if any, and the rest, with its query and fragment if it has them. */
export function splitLocale(path: string): { segment: LanguageCode | undefined; path: string } {
  const match = /^\/([a-z]{2})(?=[/?#]|$)\/?(.*)$/.exec(path);
  const segment = languageCodes.find((code) => code === match?.[1]);
  return segment && match ? { segment, path: `/${match[2]}` } : { segment: undefined, path };
}
