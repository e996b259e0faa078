import type { PositionOf } from '#engine/resolve/source-position.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';

// A document is mutated as plain JSON: most mutations are none that its type allows.
// biome-ignore lint/suspicious/noExplicitAny: the values of a mutated document have no type
export type Json = any;

/** Where a mutation has to be reported, and optionally by which rule. */
export type Place = { path: JsonPath; at?: PositionOf; rule?: string };

/** Chooses with the seed of the run. */
export type Pick = {
  /** One of a list; throws `NoPlace` if it is empty. */
  one: <T>(list: readonly T[]) => T;
  below: (limit: number) => number;
};

/** The document has no place for the mutation. */
export class NoPlace extends Error {}

/**
 * A kind of mutation to a site document. `shape`: the document has the wrong shape afterwards, so that no rules run.
 * `alone`: it concerns the whole document, and is not combined with other mutations.
 */
export type Kind = {
  id: string;
  stage: 'shape' | 'document';
  alone?: true;
  /** Mutates the document in place. */
  apply: (site: Json, pick: Pick) => Place;
};

/** A mutation of the text: returns it with the position of the error. */
export type TextKind = {
  id: string;
  apply: (text: string, pick: Pick) => { text: string; line: number; column: number };
};

export const kind = (id: string, apply: Kind['apply'], more: Partial<Kind> = {}): Kind => ({
  id,
  stage: 'document',
  apply,
  ...more,
});
export const shapeKind = (id: string, apply: Kind['apply']): Kind => kind(id, apply, { stage: 'shape' });

/** Mulberry32: a small generator whose runs can be repeated by their seed. */
export function seededPick(seed: number): Pick {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    one: (list) => {
      if (list.length === 0) throw new NoPlace();
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}

/** The nodes of a document, by a condition. */
export const nodesOf = (site: Json, isWanted: (placed: PlacedNode) => boolean = () => true): PlacedNode[] =>
  [...walkNodes(site)].filter(isWanted);

export const ofType =
  (...types: string[]) =>
  ({ node }: PlacedNode): boolean =>
    types.includes(node.type);

export const isSection = ({ path }: PlacedNode): boolean => path.at(-2) === 'sections';

/** Keys of the pages that are indexed and have a header, by a condition. */
export const pageKeysOf = (site: Json, isWanted: (key: string) => boolean = () => true): string[] =>
  Object.keys(site.pages).filter((key) => !site.pages[key].noindex && key !== '/' && isWanted(key));

/** Every value of a document with its path, by a condition. */
export function valuesOf(
  site: Json,
  isWanted: (value: Json, path: JsonPath) => boolean,
  path: JsonPath = [],
): { value: Json; path: JsonPath }[] {
  const own = isWanted(site, path) ? [{ value: site, path }] : [];
  if (typeof site !== 'object' || site === null) return own;
  const entries: [string | number, Json][] = Array.isArray(site) ? [...site.entries()] : Object.entries(site);
  return own.concat(entries.flatMap(([key, value]) => valuesOf(value, isWanted, [...path, key])));
}

export const valueAt = (site: Json, path: JsonPath): Json =>
  path.reduce<Json>((value, key) => value?.[key], site);

export function setAt(site: Json, path: JsonPath, value: unknown): void {
  valueAt(site, path.slice(0, -1))[path.at(-1) as string] = value;
}

/** Gives a property another name and leaves its place in the object. */
export function rename(object: Json, from: string, to: string): void {
  const entries = Object.entries(object);
  for (const [key] of entries) delete object[key];
  for (const [key, value] of entries) object[key === from ? to : key] = value;
}

/** Adds a section to the end of a page. */
export function append(site: Json, key: string, section: object): JsonPath {
  return ['pages', key, 'sections', site.pages[key].sections.push(section) - 1];
}

/** Adds a section with an error to a page. `below`: where in the section the error is. */
export const inPage = (id: string, rule: string, section: object, ...below: (string | number)[]): Kind =>
  kind(id, (site, pick) => ({
    path: [...append(site, pick.one(pageKeysOf(site)), section), ...below],
    rule,
  }));

export const node = (type: string, data: object = {}, more: object = {}) => ({
  id: `mutation-${type.toLowerCase()}`,
  type,
  v: 1,
  data,
  ...more,
});

/** A word with a typing error in the middle: `products` becomes `prodxucts`. */
export const misspelt = (word: string): string => {
  const middle = Math.ceil(word.length / 2);
  return `${word.slice(0, middle)}x${word.slice(middle)}`;
};
