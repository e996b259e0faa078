import { findIn, type HtmlChunk, ownText } from '#engine/html/html-chunk.ts';

/** What the HTML of a page says to stylesheets: its classes, and the custom properties that its elements use. */
export type UsedClasses = { classes: ReadonlySet<string>; variables: ReadonlySet<string> };

/** The marks of one piece of HTML. Pieces with the same ones share one object, which is known by its number. */
type PieceMarks = { number: number; classes: string[]; variables: string[] };

const shared = new Map<string, PieceMarks>();
let count = 0;

/** The marks of a page; pages with the same `key` have the same ones. */
export function usedClassesOf(pieces: readonly HtmlChunk[]): { key: string; read: () => UsedClasses } {
  const found = [...findIn(pieces, marksIn)].sort((a, b) => a.number - b.number);
  return {
    key: found.map(({ number }) => number).join(),
    read: () => ({
      classes: new Set(found.flatMap(({ classes }) => classes)),
      variables: new Set(found.flatMap(({ variables }) => variables)),
    }),
  };
}

const classAttribute = ' class="';

/** The values of class attributes, each once: elements that are alike say the same. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
    const from = at + classAttribute.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    lists.add(html.slice(from, at));
  }
  return lists;
}

/** The custom properties that CSS, or HTML with style attributes, takes values from. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
];

function marksIn(html: string): [PieceMarks] {
  const classes = [...new Set([...classListsIn(html)].flatMap((list) => list.split(/\s+/)))].sort();
  const variables = html.includes('var(') ? variablesIn(html).sort() : [];
  const text = `${classes.join(' ')}|${variables.join(' ')}`;
  const known = shared.get(text);
  if (known) return [known];
  // Numbers are never given twice, so that a page which was marked before has no key of another one's.
  const made = { number: count++, classes: classes.map(ownText), variables: variables.map(ownText) };
  if (shared.size > 20_000) shared.clear();
  shared.set(text, made);
  return [made];
}
