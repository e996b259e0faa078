/** What must stand in a page for a selector to match anything: all of `all`, and one of each list in `anyOf`. */
export type RequiredClasses = { all: string[]; anyOf: RequiredClasses[][] };

/** Pseudo-classes that match where one of the selectors in their brackets does. */
const alternatives = new Set(['is', 'where', 'has']);
const name = /^(?:[\w-]|[^\0-\x7f])+/;

/** The classes that a selector needs. What it asks of elements, attributes and states is left out: they come and go. */
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

/** Whether a page that has these classes can have an element that the selector matches. */
export const isMet = ({ all, anyOf }: RequiredClasses, has: (name: string) => boolean): boolean =>
  all.every(has) && anyOf.every((list) => list.some((needs) => isMet(needs, has)));

/** Every class that is asked for, wherever. */
export const classesIn = ({ all, anyOf }: RequiredClasses): string[] => [
  ...all,
  ...anyOf.flat().flatMap(classesIn),
];

/** The selectors of a list, as they are written. */
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

/** The place after the bracket that closes the one at `open`; brackets in quotes are text. */
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

/** The place of the quote that ends the one at `open`. */
export function quoteEnd(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[open]) return at;
  }
  return text.length;
}
