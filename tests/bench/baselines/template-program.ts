/** A page as a program: `render(values)` renders it from its data. */
type TemplateProgram = { values: string[]; render: (values: readonly string[]) => string };

const special = /["'&<>]/;
const specials = /["'&<>]/g;
const named: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes as React does; almost free if there is nothing to escape. */
const escapeText = (text: string): string =>
  special.test(text) ? text.replace(specials, (character) => named[character] ?? character) : text;

/** Placeholders per function: V8 does not optimize functions that are too long. */
const holesPerFunction = 24;
/** A text between tags, or the value of an attribute. */
const places = /(?<=>)[^<]+(?=<)|(?<=="|='|=)[^"'<>]+(?=")/g;

/**
 * Generates the template-literal program of a page: markup is literal, and every text and attribute that is one of
 * `texts`, the strings of the page's data, is escaped and inserted on each render. Loops are unrolled and formatted
 * prices and dates are literal, so it does less work than a handwritten program.
 * @param html the page that the program must return, byte for byte
 * @throws if it returns something else, or none of the data appears in the page
 */
export function templateProgram(html: string, texts: Iterable<string>): TemplateProgram {
  const known = new Map([...texts].filter((text) => text.length > 1).map((text) => [escapeText(text), text]));
  const values: string[] = [];
  const indexes = new Map<string, number>();
  const functions: ((values: readonly string[], e: typeof escapeText) => string)[] = [];
  let source = '';
  let holes = 0;
  let at = 0;
  const close = () => {
    functions.push(new Function('v', 'e', `return \`${source}\``) as (typeof functions)[number]);
    source = '';
    holes = 0;
  };
  for (const { 0: found, index } of html.matchAll(places)) {
    const text = known.get(found);
    if (text === undefined) continue;
    const place = indexes.get(text) ?? values.push(text) - 1;
    indexes.set(text, place);
    source += `${literal(html.slice(at, index))}\${e(v[${place}])}`;
    at = index + found.length;
    holes += 1;
    if (holes === holesPerFunction) close();
  }
  source += literal(html.slice(at));
  close();
  const render = (given: readonly string[]) => {
    let page = '';
    for (const write of functions) page += write(given, escapeText);
    return page;
  };
  if (values.length === 0) throw new Error('[bench] None of the data appears in the page');
  if (render(values) !== html) throw new Error('[bench] The template program returns a different page');
  return { values, render };
}

/** Markup as it is written between backticks. */
const literal = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Every string in a value, at any depth. */
export function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* stringsIn(each);
}
