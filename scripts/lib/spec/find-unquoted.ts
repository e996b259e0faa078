import type { Row } from './read-table.ts';

/**
 * Parts of the specification that no row quotes, and quotes that it does not contain. Punctuation is ignored.
 * @param specification its Markdown
 */
export function findUnquoted(
  specification: string,
  rows: Row[],
): { unquoted: { section: string; words: string }[]; unknown: Row[] } {
  const sections = [...readSections(specification)];
  const unknown = rows.filter(({ section }) => !sections.some(([name]) => name === section));
  const unquoted = sections.flatMap(([section, text]) => {
    const words = wordsOf(text);
    const covered = new Array(words.length).fill(false);
    for (const row of rows.filter((row) => row.section === section)) {
      const span = find(words, row.sentence);
      if (!span) unknown.push(row);
      else covered.fill(true, span.from, span.to);
    }
    return runs(words, covered).map((words) => ({ section, words }));
  });
  return { unquoted, unknown };
}

function readSections(markdown: string) {
  const sections: Map<string, string> = new Map();
  let name = '';
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.+)$/.exec(line);
    if (heading?.[1]) name = heading[1].trim();
    // Separator lines of tables have no content.
    else if (!/^\|[-| ]+\|$/.test(line)) sections.set(name, `${sections.get(name) ?? ''}\n${line}`);
  }
  return sections;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Where a quotation is found: its parts between `…` appear in order.
 * @param words @param quotation
 */
function find(words: string[], quotation: string) {
  const parts = quotation.split('…').map(wordsOf);
  const [first = [], ...rest] = parts.filter((part) => part.length > 0);
  const from = indexOf(words, first, 0);
  if (from < 0) return undefined;
  let to = from + first.length;
  for (const part of rest) {
    const at = indexOf(words, part, to);
    if (at < 0) return undefined;
    to = at + part.length;
  }
  return { from, to };
}

function indexOf(words: string[], part: string[], start: number) {
  if (part.length === 0) return -1;
  for (let at = start; at <= words.length - part.length; at++)
    if (part.every((word, index) => words[at + index] === word)) return at;
  return -1;
}

function runs(words: string[], covered: boolean[]) {
  const text = words.map((word, index) => (covered[index] ? '|' : word)).join(' ');
  return text
    .split('|')
    .map((run) => run.trim())
    .filter(Boolean);
}
