/** The classes a page must have for a selector to match: all of `all`, and one alternative of each list in `anyOf`. */
export type RequiredClasses = { all: string[]; anyOf: RequiredClasses[][] };

/** Pseudo-classes that match if one of their selectors does. */
const alternatives = new Set(['is', 'where', 'has']);
const name = /^(?:[\w-]|[^\0-\x7f])+/;

/** The classes that a selector requires. Elements, attributes and states are ignored, because they change. */
export function requiredClasses(selector: string): RequiredClasses {
  const needs: RequiredClasses = { all: [], anyOf: [] };
  let at = 0;
  const word = () => {
    const found = name.exec(selector.slice(at))?.[0] ?? '';
    at += found.length;
    return found;
  };
  while (at < selector.length) {
    const sign = selector[at];
    if (sign === '[') at = closing(selector, at);
    else at++;
    if (sign === '.') needs.all.push(word());
    if (sign !== ':') continue;
    const pseudo = word();
    if (selector[at] !== '(') continue;
    const end = closing(selector, at);
    if (alternatives.has(pseudo))
      needs.anyOf.push(splitList(selector.slice(at + 1, end - 1)).map(requiredClasses));
    at = end;
  }
  return needs;
}

/** Whether a page with these classes can have an element that the selector matches. */
export const isMet = ({ all, anyOf }: RequiredClasses, has: (name: string) => boolean): boolean =>
  all.every(has) && anyOf.every((list) => list.some((needs) => isMet(needs, has)));

/** All classes that are mentioned. */
export const classesIn = ({ all, anyOf }: RequiredClasses): string[] => [
  ...all,
  ...anyOf.flat().flatMap(classesIn),
];

/** Splits a selector list. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list[at];
    if (sign === '(' || sign === '[') at = closing(list, at) - 1;
    if (sign !== ',') continue;
    parts.push(list.slice(from, at));
    from = at + 1;
  }
  return [...parts, list.slice(from)].map((part) => part.trim());
}

/** The index after the bracket that closes the one at `open`. Brackets in quotes are ignored. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at++;
    else if (sign === '"' || sign === "'") at = quoteEnd(text, at);
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The index of the quote that closes the one at `open`. */
export function quoteEnd(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[open]) return at;
  }
  return text.length;
}
