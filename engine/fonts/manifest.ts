import { findIn, type HtmlChunk } from '#engine/html/html-chunk.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** Output of the font build (scripts/fonts). URLs are relative to the site's root. */
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
 * The languages whose fonts a page needs: its own, the languages of `lang` attributes, and languages whose script
 * occurs unmarked in its text. The language names in the switcher do not count: every stylesheet includes them.
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
function languageTraces(html: string): (LanguageCode | 'han')[] {
  const text = languageNames.reduce((rest, name) => rest.replaceAll(name, ''), html);
  const traces: (LanguageCode | 'han')[] = text.includes(' lang="') ? languagesOfText(text) : [];
  if (/[가-힣]/.test(text)) traces.push('ko');
  if (/[ぁ-ゖァ-ヺ]/.test(text)) traces.push('ja');
  if (/[一-鿿]/.test(text)) traces.push('han');
  return traces;
}

/** The languages of elements that have text before the next element ends, apart from the name of English. One pass. */
function languagesOfText(html: string): LanguageCode[] {
  const languages = new Set<LanguageCode>();
  const open = new Set<LanguageCode>();
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(/<[^<>]*>/g)) {
    if (open.size > 0) {
      const isEnd = tag.startsWith('</');
      const words = html.slice(end, index).trim();
      const isText = words !== '' && !(isEnd && words === 'English');
      if (isText) for (const language of open) languages.add(language);
      if (isText || isEnd) open.clear();
    }
    end = index + tag.length;
    const language = / lang="(en|ja|ko|zh)/.exec(tag)?.[1];
    if (language !== undefined) open.add(language as LanguageCode);
  }
  // Their text may be in the next chunk.
  return [...languages, ...open];
}
