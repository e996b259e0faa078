import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const merge = (base: string, ours: string, theirs: string) =>
  mergeDocuments(base, ours, theirs, () => undefined);
const textOf = (merged: ReturnType<typeof merge>): string => {
  if ('conflicts' in merged) throw new Error(JSON.stringify(merged.conflicts));
  return merged.text;
};
const conflictsOf = (merged: ReturnType<typeof merge>) =>
  'conflicts' in merged ? merged.conflicts.map(({ path }) => path.join('.')) : undefined;
const write = (value: unknown) => JSON.stringify(value, null, 2);
const siteOf = (pages: Record<string, unknown[]>) =>
  write({
    pages: Object.fromEntries(Object.entries(pages).map(([key, sections]) => [key, { sections }])),
  });
const section = (id: string, more: object = {}) => ({ id, type: 'Text', v: 1, data: {}, ...more });

test('a node that both sides moved to different pages is a conflict; to the same page, or by one, it is not', () => {
  const x = section('x');
  const at = (key: string) => siteOf({ '/': [], '/a': [], '/b': [], [key]: [x] });
  const merged = merge(at('/'), at('/a'), at('/b'));
  expect(merged).toEqual({
    conflicts: [
      {
        path: ['pages', '/a', 'sections', 0],
        text: expect.objectContaining({ en: 'Moved to different places on both sides: Text on /a' }),
        ours: x,
      },
      {
        path: ['pages', '/b', 'sections', 0],
        text: expect.objectContaining({
          ko: '양쪽에서 서로 다른 곳으로 옮김: /b 페이지의 Text',
        }),
        theirs: x,
      },
    ],
  });
  expect(textOf(merge(at('/'), at('/a'), ` ${at('/a')}`))).toBe(at('/a'));
  const both = siteOf({ '/': [section('y')], '/a': [x], '/b': [] });
  expect(
    textOf(
      merge(
        siteOf({ '/': [x], '/a': [], '/b': [] }),
        at('/a'),
        siteOf({ '/': [x, section('y')], '/a': [], '/b': [] }),
      ),
    ),
  ).toBe(both);
});

test('a page that both renamed, and a node that both put into another one, are conflicts', () => {
  const page = (key: string) => siteOf({ [key]: [section('x')] });
  expect(conflictsOf(merge(page('/x'), page('/y'), page('/z')))).toEqual(['pages./y', 'pages./z']);
  const nested = (own: string) =>
    siteOf({
      '/': ['a', 'b'].map((id) => section(id, { slots: { body: id === own ? [section('x')] : [] } })),
      '/other': own === 'none' ? [section('x')] : [],
    });
  expect(conflictsOf(merge(nested('none'), nested('a'), nested('b')))).toEqual([
    'pages./.sections.0.slots.body.0',
    'pages./.sections.1.slots.body.0',
  ]);
});

test('a node that one side moved to another list and the other removed is a conflict, in either direction', () => {
  const x = section('x');
  const base = siteOf({ '/': [], '/a': [x] });
  const [removed, moved] = [siteOf({ '/': [], '/a': [] }), siteOf({ '/': [x], '/a': [] })];
  const conflict = {
    path: ['pages', '/', 'sections', 0],
    text: {
      ko: '한쪽에서는 다른 곳으로 옮기고 다른 쪽에서는 삭제함: / 페이지의 Text',
      en: 'Moved on one side and removed on the other: Text on /',
    },
  };
  expect(merge(base, removed, moved)).toEqual({ conflicts: [{ ...conflict, theirs: x }] });
  expect(merge(base, moved, removed)).toEqual({ conflicts: [{ ...conflict, ours: x }] });
  const around = siteOf({ '/': [section('c', { slots: { body: [x] } })], '/a': [] });
  expect(conflictsOf(merge(base, removed, around))).toEqual(['pages./.sections.0']);
  // The page that has it is removed or renamed.
  expect(conflictsOf(merge(base, siteOf({ '/': [] }), siteOf({ '/': [], '/z': [x] })))).toEqual(['pages./z']);
  // Another page has the same id.
  const twice = (...pages: unknown[][]) => siteOf({ '/': pages[0] ?? [], '/a': pages[1] ?? [], '/b': [x] });
  expect(conflictsOf(merge(twice([], [x]), twice(), twice([x])))).toEqual(['pages./.sections.0']);
  expect(textOf(merge(base, removed, ` ${removed}`))).toBe(removed);
});

test('ids that other pages have too, and what moves with the node around it, are no conflicts', () => {
  const [hero, y] = [section('hero'), section('y')];
  const base = siteOf({ '/': [hero, y], '/a': [hero], '/b': [] });
  const ours = siteOf({ '/': [y], '/a': [hero], '/b': [hero] });
  const theirs = siteOf({ '/': [hero, y], '/a': [], '/b': [] });
  expect(parse(textOf(merge(base, ours, theirs)))).toEqual(
    parse(siteOf({ '/': [y], '/a': [], '/b': [hero] })),
  );
  // Both removed one, and one side added another.
  const added = section('hero', { data: { title: 'c' } });
  const [a, b] = [siteOf({ '/': [hero, y], '/b': [hero] }), siteOf({ '/': [y], '/b': [hero] })];
  const more = siteOf({ '/': [y], '/b': [hero], '/c': [added] });
  for (const [own, their] of [
    [b, more],
    [more, b],
  ] as const)
    expect(parse(textOf(merge(a, own, their)))).toEqual(parse(more));
  const around = section('around', { slots: { body: [section('x')] } });
  const at = (key: string, more: unknown[]) => siteOf({ '/': [], '/a': [], [key]: [around], '/b': more });
  expect(textOf(merge(at('/', []), at('/a', []), at('/', [y])))).toBe(at('/a', [y]));
});

test('an entry of a menu that both gave another address is a conflict, and entries that both added are not', () => {
  const menu = (...urls: string[]) => write({ menu: urls.map((url) => ({ url, title: 't' })) });
  const merged = merge(menu('/0', '/a', '/1'), menu('/0', '/b', '/1'), menu('/0', '/c', '/1'));
  expect(merged).toMatchObject({
    conflicts: [
      {
        path: ['menu', 1],
        ours: { url: '/b' },
        text: { en: 'Replaced differently on both sides: menu entry /b' },
      },
      { path: ['menu', 1], theirs: { url: '/c' } },
    ],
  });
  expect(parse(textOf(merge(menu('/a'), menu('/a', '/b'), menu('/a', '/c')))).menu).toHaveLength(3);
  // The same entry was removed by both, and the additions are elsewhere.
  expect(
    parse(textOf(merge(menu('/a', '/0', '/1'), menu('/b', '/0', '/1'), menu('/0', '/1', '/c')))).menu,
  ).toMatchObject([{ url: '/b' }, { url: '/0' }, { url: '/1' }, { url: '/c' }]);
});
