import { findIn, type HtmlChunk, ownText } from '#engine/html/html-chunk.ts';

/** What the HTML of a page uses of stylesheets: classes, and custom properties in style attributes. */
export type UsedClasses = { classes: ReadonlySet<string>; variables: ReadonlySet<string> };

/** The classes and variables of one chunk of HTML. Chunks with the same ones share one object, identified by its number. */
type ChunkClasses = { number: number; classes: string[]; variables: string[] };

const shared = new Map<string, ChunkClasses>();
let count = 0;

/** The classes and variables of a page. Pages with the same `key` have the same ones. */
export function usedClassesOf(chunks: readonly HtmlChunk[]): { key: string; read: () => UsedClasses } {
  const found = [...findIn(chunks, classesIn)].sort((a, b) => a.number - b.number);
  return {
    key: found.map(({ number }) => number).join(),
    read: () => ({
      classes: new Set(found.flatMap(({ classes }) => classes)),
      variables: new Set(found.flatMap(({ variables }) => variables)),
    }),
  };
}

const classAttribute = ' class="';

/** The distinct values of class attributes, as many elements have the same. */
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

/** The custom properties that CSS, or HTML with style attributes, refers to. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
];

function classesIn(html: string): [ChunkClasses] {
  const classes = [...new Set([...classListsIn(html)].flatMap((list) => list.split(/\s+/)))].sort();
  const variables = html.includes('var(') ? variablesIn(html).sort() : [];
  const text = `${classes.join(' ')}|${variables.join(' ')}`;
  const known = shared.get(text);
  if (known) return [known];
  // Numbers are never reused, so that no two pages with different classes have the same key.
  const made = { number: count++, classes: classes.map(ownText), variables: variables.map(ownText) };
  if (shared.size > 20_000) shared.clear();
  shared.set(text, made);
  return [made];
}
