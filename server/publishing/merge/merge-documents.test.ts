import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const names = () => undefined;
const merge = (base: string, ours: string, theirs: string) => mergeDocuments(base, ours, theirs, names);
const textOf = (merged: ReturnType<typeof merge>): string => {
  if ('conflicts' in merged) throw new Error(JSON.stringify(merged.conflicts));
  return merged.text;
};
const conflictsOf = (merged: ReturnType<typeof merge>) =>
  'conflicts' in merged ? merged.conflicts.map(({ path }) => path.join('.')) : undefined;
const write = (value: unknown) => JSON.stringify(value, null, 2);

const base = `{
  // the site of Raon
  "formatVersion": 1,
  "template": "commerce", // do not swap before May
  "menu": [],
  "pages": {
    "/": {
      "sections": [
        { "id": "hero", "type": "Hero", "v": 1, "data": { "title": { "ko": "봄", "en": "Spring" } } },
        // staff before texts
        { "id": "staff", "type": "Staff", "v": 1, "data": {} },
        { "id": "text", "type": "Text", "v": 1, "data": { "html": "a" } }
      ]
    }
  }
}
`;
const edit = (from: string, to: string, text = base) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('edits of different languages, nodes and pages are merged, and comments and bytes of ours stay', () => {
  const ours = edit('"봄"', '"여름"', edit('"a"', '"b"   /* checked */'));
  const theirs = edit('"Spring"', '"Summer"', edit('"template": "commerce"', '"template": "hybrid"'));
  expect(textOf(merge(base, ours, theirs))).toBe(
    edit('"Spring"', '"Summer"', edit('"template": "commerce"', '"template": "hybrid"', ours)),
  );
});

test('a node that one side moved and the other changed, removed or surrounded with others has both', () => {
  const line = (id: string) =>
    base
      .split('\n')
      .find((one) => one.includes(`"id": "${id}"`))
      ?.trim() ?? '';
  const [hero, text] = [line('hero').replace(/,$/, ''), line('text')];
  const ours = edit('@', text, edit(text, hero, edit(hero, '@')));
  const theirs = edit(
    '"a"',
    '"b"',
    edit(
      '"type": "Staff", "v": 1, "data": {} },',
      '"type": "Staff", "v": 1, "data": {} },\n        { "id": "new", "type": "Text", "v": 1, "data": {} },',
    ),
  );
  const merged = textOf(merge(base, ours, theirs));
  expect(parse(merged).pages['/'].sections.map(({ id }: { id: string }) => id)).toEqual([
    'text',
    'staff',
    'new',
    'hero',
  ]);
  expect(merged).toContain('"html": "b"');
  expect(merged).toContain('// staff before texts\n        { "id": "staff"');
});

test('the same place changed differently is a conflict, named in words with all three values', () => {
  const merged = merge(base, edit('"Spring"', '"May"'), edit('"Spring"', '"June"'));
  expect(merged).toEqual({
    conflicts: [
      {
        path: ['pages', '/', 'sections', 0, 'data', 'title', 'en'],
        text: {
          ko: '양쪽에서 다르게 변경됨: / 페이지의 Hero의 title(en)',
          en: 'Changed differently on both sides: title (en) of Hero on /',
        },
        base: 'Spring',
        ours: 'May',
        theirs: 'June',
      },
    ],
  });
});

test('what one side removed and the other changed is a conflict, in either direction', () => {
  const without = edit(
    '"data": {} },\n        { "id": "text", "type": "Text", "v": 1, "data": { "html": "a" } }',
    '"data": {} }',
  );
  const changed = edit('"a"', '"b"');
  expect(conflictsOf(merge(base, without, changed))).toEqual(['pages./.sections.2']);
  expect(conflictsOf(merge(base, changed, without))).toEqual(['pages./.sections.2']);
});

test('both sides moving nodes differently is a conflict; the same move is not', () => {
  const page = (...ids: string[]) =>
    write({ sections: ids.map((id) => ({ id, type: 'Text', v: 1, data: {} })) });
  expect(conflictsOf(merge(page('a', 'b', 'c'), page('b', 'a', 'c'), page('a', 'c', 'b')))).toEqual([
    'sections',
  ]);
  expect(textOf(merge(page('a', 'b', 'c'), page('c', 'a', 'b'), ` ${page('c', 'a', 'b')}`))).toBe(
    page('c', 'a', 'b'),
  );
});

test('a block’s other version, type or a binding is taken as a whole', () => {
  const hero = (type: string, data: object, v = 1) => write({ sections: [{ id: 'hero', type, v, data }] });
  expect(
    conflictsOf(merge(hero('A', { x: 1, y: 1 }), hero('B', { x: 2, y: 1 }), hero('A', { x: 1, y: 2 }))),
  ).toHaveLength(1);
  expect(
    conflictsOf(merge(hero('A', { x: 1, y: 1 }), hero('A', { x: 2, y: 1 }, 2), hero('A', { x: 1, y: 2 }))),
  ).toHaveLength(1);
  const bound = hero('A', { title: { $bind: 'partner.name' } });
  expect(
    conflictsOf(
      merge(
        hero('A', { title: { ko: 'a', en: 'b' } }),
        bound,
        hero('A', { title: { ko: 'a', en: 'b', ja: 'c' } }),
      ),
    ),
  ).toEqual(['sections.0.data.title']);
});

test('an item without an id is never changed in place of another one', () => {
  const cards = (...items: object[]) =>
    write({ sections: [{ id: 's', type: 'A', v: 1, data: { cards: items } }] });
  const [p, q, r, s] = ['p', 'q', 'r', 's'].map((text) => ({ icon: 'a', text })) as [
    object,
    object,
    object,
    object,
  ];
  expect(
    conflictsOf(merge(cards(p, q, r), cards(p, r, s), cards(p, { icon: 'z', text: 'q' }, r))),
  ).toHaveLength(1);
  expect(parse(textOf(merge(cards(p, q), cards(p, s), cards(r, q)))).sections[0].data.cards).toEqual([r, s]);
});

test('pages and menu entries that both sides added are all there', () => {
  const site = (...pages: string[]) =>
    write({
      menu: pages.map((url) => ({ url, title: url })),
      pages: Object.fromEntries(pages.map((page) => [page, { sections: [] }])),
    });
  const merged = parse(textOf(merge('{}', site('/a', '/b'), write({ pages: { '/c': { sections: [] } } }))));
  expect(Object.keys(merged.pages)).toEqual(['/a', '/b', '/c']);
  const both = parse(textOf(merge(site('/x'), site('/x', '/a'), site('/x', '/b'))));
  expect(both.menu.map(({ url }: { url: string }) => url)).toEqual(['/x', '/a', '/b']);
});

test('comments that only the other side added or changed are taken over, beside changes of ours', () => {
  const ours = edit('"봄"', '"여름"');
  const theirs = edit(
    '// staff before texts',
    '// staff first: see the contract',
    edit(
      '"menu": [],',
      '"menu": [], // none until June',
      edit('// the site of Raon', '// the site of Raon, "Seoul"'),
    ),
  );
  expect(textOf(merge(base, ours, `// header\n${theirs}// end\n`))).toBe(
    `// header\n${edit('"봄"', '"여름"', theirs)}// end\n`,
  );
  const both = textOf(merge(base, edit('// the site of Raon', '// ours'), theirs));
  expect(both).toContain('// ours');
  expect(both).toContain('// none until June');
});

test('a line comment never swallows what follows it after a removal or a move', () => {
  const ours = '{ "a": [ { "id": "x" }, // first\n { "id": "y" } // last\n], "b": 1 }';
  const ids = (text: string) => parse(text).a.map(({ id }: { id: string }) => id);
  const without = textOf(merge(ours, ours.replace('1', '2'), '{ "a": [{ "id": "x" }], "b": 1 }'));
  expect([ids(without), parse(without).b]).toEqual([['x'], 2]);
  const more = textOf(
    merge(
      ours,
      ours.replace('1', '2'),
      '{ "a": [ { "id": "y" }, // last\n { "id": "x" }, // first\n { "id": "z" }], "b": 1 }',
    ),
  );
  expect(ids(more)).toEqual(['y', 'x', 'z']);
  expect(more).toContain('{ "id": "x" }, // first');
});

test('a text that is not valid JSON, or has a key twice, is never merged', () => {
  expect(conflictsOf(merge('{"a":1}', '{"a":', '{"a":2}'))).toEqual(['']);
  expect(conflictsOf(merge('{"a":1}', '{"a":1,"a":3}', '{"a":2}'))).toEqual(['']);
  expect(merge('{"a":1}', '{"a":', '{"a":1}')).toEqual({ text: '{"a":' });
});

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
