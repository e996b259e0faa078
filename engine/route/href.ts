import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';

/** Puts the language segment in front of a site path. The main language has none (SPEC section 2). Other URLs are returned as given. */
export function localizedHref(url: string, locale: LanguageCode, mainLocale: LanguageCode): string {
  if (!url.startsWith('/') || url.startsWith('//') || locale === mainLocale) return url;
  if (/^\/(files|_image|api|_maru|s)(\/|\?|$)/.test(url)) return url;
  return url === '/' ? `/${locale}` : `/${locale}${url}`;
}

/** Splits a path into its language segment, if any, and the path without it. */
export function splitLocale(path: string): { segment: LanguageCode | undefined; path: string } {
  const match = /^\/([a-z]{2})(?=\/|$)(.*)$/.exec(path);
  const segment = languageCodes.find((code) => code === match?.[1]);
  return segment && match ? { segment, path: match[2] || '/' } : { segment: undefined, path };
}
