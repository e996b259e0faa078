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
          ko: '양쪽에서 다르게 변경됨: / 페이지의 Hero의 title(영어)',
          en: 'Changed differently on both sides: title (English) of Hero on /',
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
  const merged = merge(page('a', 'b', 'c'), page('b', 'a', 'c'), page('a', 'c', 'b'));
  expect(conflictsOf(merged)).toEqual(['sections']);
  expect(merged).toMatchObject({
    conflicts: [{ text: { en: expect.stringMatching(/^Ordered differently on both sides: /) } }],
  });
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
