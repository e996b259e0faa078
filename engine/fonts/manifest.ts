import { findIn, type HtmlChunk } from '#engine/html/html-chunk.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** What the font build (scripts/fonts) made. Addresses are from the site's root. */
export type FontManifest = {
  /** What the files were made from; the build is skipped while it is the same. */
  key: string;
  /** Theme → language → stylesheet. */
  stylesheets: Record<string, Record<LanguageCode, string>>;
};

/**
 * The stylesheets of a page: its own language first, then those of other languages that stand on it
 * (`languagesOn`). Link them at the end of body: text is readable before they arrive.
 */
export function fontStylesheets(
  manifest: FontManifest,
  theme: string,
  locales: readonly LanguageCode[],
): { href: string }[] {
  const sheets = manifest.stylesheets[theme] ?? Object.values(manifest.stylesheets)[0];
  return [...new Set(locales.map((locale) => sheets?.[locale]))].flatMap((href) => (href ? [{ href }] : []));
}

/**
 * The languages whose fonts a page needs: its own, those that `lang` attributes name, and those whose script
 * stands in its text unmarked. The names of the languages in the switcher do not count: every stylesheet has them.
 */
export function languagesOn(pieces: readonly HtmlChunk[], locale: LanguageCode): LanguageCode[] {
  const found = findIn(pieces, languageTraces);
  const languages = new Set<LanguageCode>([locale]);
  for (const trace of found) if (trace !== 'han') languages.add(trace);
  // Han characters alone do not say whose they are: Japanese where there is Japanese, else Chinese.
  if (found.has('han') && !languages.has('ja')) languages.add('zh');
  return [...languages];
}

const languageNames = ['한국어', '日本語', '中文'];
const textInLanguage = / lang="(en|ja|ko|zh)[^"]*"[^>]*>(?!(?:<[^>]*>|\s)*(?:English)?\s*<\/)/g;

function languageTraces(html: string): (LanguageCode | 'han')[] {
  const text = languageNames.reduce((rest, name) => rest.replaceAll(name, ''), html);
  const traces = text.includes(' lang="')
    ? [...text.matchAll(textInLanguage)].map(([, lang]) => lang as LanguageCode | 'han')
    : [];
  if (/[가-힣]/.test(text)) traces.push('ko');
  if (/[ぁ-ゖァ-ヺ]/.test(text)) traces.push('ja');
  if (/[一-鿿]/.test(text)) traces.push('han');
  return traces;
}
