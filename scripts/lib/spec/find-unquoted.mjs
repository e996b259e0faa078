/** @typedef {import('./read-table.mjs').Row} Row */

/**
 * Parts of the specification that no row quotes, and quotes that it does not contain. Punctuation is ignored.
 * @param {string} specification its Markdown
 * @param {Row[]} rows
 * @returns {{ unquoted: { section: string, words: string }[], unknown: Row[] }}
 */
export function findUnquoted(specification, rows) {
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

/** @param {string} markdown */
function readSections(markdown) {
  /** @type {Map<string, string>} */
  const sections = new Map();
  let name = '';
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.+)$/.exec(line);
    if (heading?.[1]) name = heading[1].trim();
    // Separator lines of tables have no content.
    else if (!/^\|[-| ]+\|$/.test(line)) sections.set(name, `${sections.get(name) ?? ''}\n${line}`);
  }
  return sections;
}

/** @param {string} text */
const wordsOf = (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Where a quotation is found: its parts between `…` appear in order.
 * @param {string[]} words @param {string} quotation
 */
function find(words, quotation) {
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

/** @param {string[]} words @param {string[]} part @param {number} start */
function indexOf(words, part, start) {
  if (part.length === 0) return -1;
  for (let at = start; at <= words.length - part.length; at++)
    if (part.every((word, index) => words[at + index] === word)) return at;
  return -1;
}

/** @param {string[]} words @param {boolean[]} covered */
function runs(words, covered) {
  const text = words.map((word, index) => (covered[index] ? '|' : word)).join(' ');
  return text
    .split('|')
    .map((run) => run.trim())
    .filter(Boolean);
}
