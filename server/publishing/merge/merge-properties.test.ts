// @slow: merges hundreds of random documents

import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { mergeDocuments } from './merge-documents.ts';

const names = () => undefined;
const merge = (base: string, ours: string, theirs: string) => mergeDocuments(base, ours, theirs, names);
const textOf = (merged: ReturnType<typeof merge>): string => {
  if ('conflicts' in merged) throw new Error(JSON.stringify(merged.conflicts));
  return merged.text;
};
const write = (value: unknown) => JSON.stringify(value, null, 2);

const word = fc.constantFrom('a', 'b', 'c');
const text = fc.oneof(word, fc.dictionary(fc.constantFrom('ko', 'en', 'ja'), word, { minKeys: 1 }));
const layoutNode = fc.record({
  id: fc.constantFrom('n1', 'n2', 'n3', 'n4'),
  type: fc.constantFrom('Text', 'Hero'),
  v: fc.constant(1),
  data: fc.record({ title: text, cards: fc.array(word, { maxLength: 3 }) }, { requiredKeys: [] }),
});
const sections = fc.uniqueArray(layoutNode, { selector: ({ id }) => id, maxLength: 4 });
const site = fc.record(
  {
    template: word,
    theme: fc.dictionary(fc.constantFrom('color.a', 'color.b'), word),
    pages: fc.dictionary(fc.constantFrom('/', '/a', '/b'), fc.record({ title: text, sections })),
  },
  { requiredKeys: ['template'] },
);
/** With comments and blanks that the merge has to work around. */
const source = site.chain((value) =>
  fc.constantFrom(
    JSON.stringify(value),
    write(value),
    write(value).replace(/,\n/g, ', // why\n').replace(/\{\n/g, '{ /* open */\n'),
  ),
);

test('merging with an unchanged side gives the other side', () => {
  fc.assert(
    fc.property(source, source, (b, x) => {
      fc.pre(b !== x);
      expect(textOf(merge(b, x, ` ${b}`))).toBe(x);
      expect(parse(textOf(merge(b, ` ${b}`, x)))).toEqual(parse(x));
    }),
    { numRuns: 300 },
  );
});

type Section = { id: string; type: string; v: number; data: { title?: unknown; cards?: string[] } };
type Site = {
  template: string;
  theme?: Record<string, string>;
  pages?: Record<string, { title: unknown; sections: Section[] }>;
};
const change = fc.record({
  what: fc.nat({ max: 6 }),
  page: fc.constantFrom('/', '/a', '/b'),
  at: fc.nat({ max: 3 }),
  word,
});
type EditOfSite = { what: number; page: string; at: number; word: string };

/** A document with one more edit, such as an operator makes. */
function edited(document: Site, { what, page, at, word: to }: EditOfSite): Site {
  if (what === 0) return { ...document, template: to };
  if (what === 1) return { ...document, theme: { ...document.theme, 'color.a': to } };
  const known = document.pages?.[page];
  if (!known) return { ...document, pages: { ...document.pages, [page]: { title: to, sections: [] } } };
  const { sections: list } = known;
  const put = (next: Section[]) => ({
    ...document,
    pages: { ...document.pages, [page]: { ...known, sections: next } },
  });
  const node = list[at % Math.max(1, list.length)];
  if (what === 2 && !list.some(({ id }) => id === `new-${to}`))
    return put(list.toSpliced(at, 0, { id: `new-${to}`, type: 'Text', v: 1, data: {} }));
  if (!node) return document;
  const others = list.filter((one) => one !== node);
  if (what === 3) return put(others);
  if (what === 4) return put(others.toSpliced(at, 0, node));
  const data = what === 5 ? { ...node.data, title: { ko: to } } : { ...node.data, cards: [to] };
  return put(list.map((one) => (one === node ? { ...node, data } : one)));
}
const edits = fc.array(change, { minLength: 1, maxLength: 3 });

test('nothing is lost silently: every value of a merge comes from a side that changed it, or is unchanged', () => {
  let merged = 0;
  fc.assert(
    fc.property(source, edits, edits, (b, first, second) => {
      const [x, y] = [first, second].map((list) => write(list.reduce(edited, parse(b)))) as [string, string];
      const result = merge(b, x, y);
      if ('conflicts' in result) {
        expect(result.conflicts.length).toBeGreaterThan(0);
        return;
      }
      merged += 1;
      const [before, ours, theirs, both] = [b, x, y, result.text].map((one) => leavesOf(parse(one)));
      const all = new Set([before, ours, theirs, both].flatMap((one) => [...(one?.keys() ?? [])]));
      for (const path of all) {
        const [was, mine, other, is] = [before, ours, theirs, both].map((one) => one?.get(path));
        if (mine === was && other !== was) expect(is, path).toBe(other);
        else if (other === was) expect(is, path).toBe(mine);
        else expect([mine, other], path).toContain(is);
      }
    }),
    { numRuns: 600 },
  );
  expect(merged).toBeGreaterThan(200);
});

test('edits of different places both survive', () => {
  const places = [
    ['template'],
    ['theme', 'color.a'],
    ['pages', '/', 'title'],
    ['pages', '/', 'sections', 'n1', 'data', 'title'],
    ['pages', '/', 'sections', 'n2', 'data', 'cards'],
  ];
  const start = {
    template: 'a',
    theme: { 'color.a': 'a' },
    pages: {
      '/': {
        title: 'a',
        sections: ['n1', 'n2'].map((id) => ({ id, type: 'Text', v: 1, data: { title: 'a', cards: ['a'] } })),
      },
    },
  };
  const index = fc.nat({ max: places.length - 1 });
  fc.assert(
    fc.property(index, index, (one, other) => {
      fc.pre(one !== other);
      const [ours, theirs] = [changed(start, places[one], 'ours'), changed(start, places[other], 'theirs')];
      expect(parse(textOf(merge(write(start), write(ours), write(theirs))))).toEqual(
        changed(ours, places[other], 'theirs'),
      );
    }),
  );
});

/** A copy with another value at a path, in which nodes are named by their ids. */
function changed(value: unknown, [name, ...rest]: string[] = [], to: string): unknown {
  if (name === undefined) return Array.isArray(value) ? [to] : to;
  if (Array.isArray(value)) return value.map((item) => (item.id === name ? changed(item, rest, to) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: changed(object[name], rest, to) };
}

/** Every text and every whole list without ids of a document by its path, in which nodes are named by their ids. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'object'))
    return new Map(value.flatMap((item) => [...leavesOf(item, `${path}/${item.id}`)]));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return Array.isArray(value) && value.length > 0
      ? new Map(value.map((item, at) => [`${path}/${at}`, String(item)]))
      : new Map([[path, JSON.stringify(value)]]);
  return new Map(Object.entries(value).flatMap(([key, item]) => [...leavesOf(item, `${path}/${key}`)]));
}
