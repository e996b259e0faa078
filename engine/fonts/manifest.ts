import { findIn, type HtmlChunk } from '#engine/html/html-chunk.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** Output of the font build (scripts/fonts). Addresses are relative to the site's root. */
export type FontManifest = {
  /** Hash of the build's inputs; the build is skipped while it is unchanged. */
  key: string;
  /** Theme → language → stylesheet. */
  stylesheets: Record<string, Record<LanguageCode, string>>;
};

/**
 * The stylesheets of a page: its own language first, then the other languages on it (`languagesOn`).
 * `client/visitor/behaviors/load-fonts.ts` links them after the first paint: text is readable before they load.
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
 * The languages whose fonts a page needs: its own, those of `lang` attributes, and those whose script occurs unmarked
 * in its text. The language names in the switcher do not count: every stylesheet includes them.
 */
export function languagesOn(chunks: readonly HtmlChunk[], locale: LanguageCode): LanguageCode[] {
  const found = findIn(chunks, languageTraces);
  const languages = new Set<LanguageCode>([locale]);
  for (const trace of found) if (trace !== 'han') languages.add(trace);
  // Han characters alone are ambiguous: Japanese if the page has Japanese, else Chinese.
  if (found.has('han') && !languages.has('ja')) languages.add('zh');
  return [...languages];
}

const languageNames = ['한국어', '日本語', '中文'];
const textInLanguage = / lang="(en|ja|ko|zh)[^"]*"[^>]*>(?!(?:<[^<>]*>|\s)*(?:English\s*)?<\/)/g;

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
