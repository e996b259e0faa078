import { unescapeHtml } from '#schemas/escape-html.ts';

/** Search engines show about this many characters. */
const maxLength = 155;

/** The words of sanitized markup. Tags separate words, so that paragraphs do not run into each other. */
export const wordsOf = (html: string): string =>
  unescapeHtml(
    withoutScripts(html).replace(/<[^<>]*>/g, (tag) =>
      /^<\/?(b|i|u|s|a|em|strong|span|mark|small|sub|sup)\b/i.test(tag) ? '' : ' ',
    ),
  )
    .replace(/\s+/g, ' ')
    .trim();

const codeEnds: Record<string, RegExp> = { style: /<\/style>/gi, script: /<\/script>/gi };

/**
 * Removes styles and scripts with their content; one without an end is left. Once an end is missing it is not searched for
 * again: the pattern `<style[\s\S]*?</style>` would read the whole rest for each beginning.
 */
function withoutScripts(html: string): string {
  const parts: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  for (const { index, 1: written = '' } of html.matchAll(/<(style|script)\b/gi)) {
    const name = written.toLowerCase();
    const end = codeEnds[name];
    if (index < from || !end || endless.has(name)) continue;
    end.lastIndex = index;
    if (end.test(html)) {
      parts.push(html.slice(from, index));
      from = end.lastIndex;
    } else endless.add(name);
  }
  return [...parts, html.slice(from)].join(' ');
}

/**
 * A description from a text or markup: plain, and cut at the end of a sentence or word. Scripts without spaces are cut
 * between characters, never within one.
 */
export function plainDescription(text: string): string {
  // Only the beginning is used, and an article may have a hundred thousand characters.
  const words = wordsOf(text.slice(0, 20_000));
  if (words.length <= maxLength) return words;
  // Long enough for as many emoji of several parts.
  const parts = Array.from(graphemes.segment(words.slice(0, maxLength * 12)), ({ segment }) => segment);
  const start = parts.slice(0, maxLength - 1).join('');
  const sentence = /^[\s\S]*[.!?。！？](?=\s|$|[^\s\d])/u.exec(start)?.[0];
  if (sentence && sentence.length > maxLength / 2) return sentence.trim();
  const space = start.lastIndexOf(' ');
  const whole = space > maxLength / 2 ? start.slice(0, space) : start;
  return `${whole.replace(/[\s,;:·、，;]+$/u, '')}…`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
