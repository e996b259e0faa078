import { unescapeHtml } from '#schemas/escape-html.ts';
import { foldText, looseSpace } from '#schemas/search-text.ts';

/** A part of a text, and whether it matches the search. */
type Part = { text: string; isMatch: boolean };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits a text into matches and the parts between them. Graphemes stay together: half of a Korean syllable or of an
 * emoji is never marked.
 */
export function splitMatches(text: string, words: readonly string[]): Part[] {
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, isMatch: false }];
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const { folded, owners } = foldLetters(letters);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      // Includes the spaces between its letters, so that a match is one part.
      const last = owners[at + word.length - 1] ?? -1;
      for (let letter = owners[at] ?? 0; letter <= last; letter++) marked.add(letter);
    }
  }
  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    const isMatch = marked.has(index);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/**
 * Folds letters as the backend does, and maps every code unit to its letter: folding can lengthen one (㎖ becomes ml).
 */
function foldLetters(letters: readonly string[]): { folded: string; owners: number[] } {
  let spaced = '';
  let owners: number[] = [];
  letters.forEach((letter, index) => {
    const part = foldText(letter, { spaced: true });
    if (part === ' ' && spaced.endsWith(' ')) return;
    spaced += part;
    for (let unit = 0; unit < part.length; unit++) owners.push(index);
  });
  const loose = new Set(Array.from(spaced.matchAll(looseSpace), ({ index }) => index));
  owners = owners.filter((_, unit) => !loose.has(unit));
  return { folded: spaced.replace(looseSpace, ''), owners };
}

/** Splits HTML into tags, character references and text: keywords match only in text. */
const parts = /<[^>]*>|&(?:#\w+|\w+);|[^<&]+|[<&]/g;

/** Marks a keyword in the text of sanitized HTML. */
export function markHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html.replace(parts, (part) =>
    /^[<&]/.test(part)
      ? part
      : splitMatches(part, words)
          .map(({ text, isMatch }) => (isMatch ? `<mark>${text}</mark>` : text))
          .join(''),
  );
}

/** The text of sanitized HTML. */
export const textOf = (html: string): string =>
  unescapeHtml(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Letters to show before the match, for context. */
const lead = 24;

/** A short excerpt around the first match, or the beginning of the text if nothing matches. */
export function excerptOf(text: string, words: readonly string[], length = 120): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (letters.length <= length) return text;
  const [first] = splitMatches(text, words);
  const before = first && !first.isMatch && first.text.length < text.length ? first.text : '';
  const match = before ? [...graphemes.segment(before)].length : 0;
  const start = Math.min(Math.max(0, match - lead), letters.length - length);
  const end = start + length;
  const cut = letters.slice(start, end).join('').trim();
  return `${start > 0 ? '…' : ''}${cut}${end < letters.length ? '…' : ''}`;
}
