import { Parser } from 'htmlparser2';

/**
 * The visible text of a page without any whitespace, so that line breaks and inline elements do not matter. `breaks` has
 * the offsets at which whitespace or a tag was.
 */
export type PageText = { text: string; breaks: ReadonlySet<number> };

const hiddenTags = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
/** They have no end tag, so they cannot contain anything. */
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The text that visitors can read in the HTML of a page, without what is `hidden`. */
export function pageText(html: string): PageText {
  const breaks = new Set<number>();
  let text = '';
  /** Depth of elements inside one that is not shown. */
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      breaks.add(text.length);
      if (isVoid.test(tag)) return;
      if (hiddenDepth > 0 || hiddenTags.has(tag) || 'hidden' in attributes) hiddenDepth += 1;
    },
    ontext: (part) => {
      if (hiddenDepth > 0) return;
      for (const [index, word] of folded(part).split(/\s+/u).entries()) {
        if (index > 0) breaks.add(text.length);
        text += word;
      }
    },
    onclosetag: (tag) => {
      breaks.add(text.length);
      if (hiddenDepth > 0 && !isVoid.test(tag)) hiddenDepth -= 1;
    },
  });
  parser.end(html);
  return { text, breaks };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a page contains a text as a whole: `3,000` is not in `13,000`, and `Kim` not in `Kimchi`. Korean, Japanese and
 * Chinese write other words next to a name.
 */
export function hasText(page: PageText, wanted: string): boolean {
  const { text } = page;
  const needle = folded(wanted).replaceAll(/\s+/gu, '');
  if (needle === '') return false;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1))
    if (isEdge(page, at) && isEdge(page, at + needle.length)) return true;
  return false;
}

/** Whether no word and no number goes on from before the offset to after it. */
function isEdge({ text, breaks }: PageText, at: number): boolean {
  if (breaks.has(at)) return true;
  // Punctuation joins numbers on both of its sides, but not at the end of a sentence.
  const before = text.slice(Math.max(0, at - (breaks.has(at - 1) ? 1 : 2)), at);
  const after = text.slice(at, at + (breaks.has(at + 1) ? 1 : 2));
  return !joined.test(`${before}|${after}`);
}

const joined = /[\p{Script=Latin}\p{N}]\|[\p{Script=Latin}\p{N}]|\p{N}[,.:-]\|\p{N}|\p{N}\|[,.:-]\p{N}/u;
