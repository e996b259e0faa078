import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { followPlace } from './follow-place.ts';
import { flatRows, pageTree } from './page-tree.ts';
import type { Place } from './places.ts';

const node = (id: string, ...inner: Json[]): Json => ({
  id,
  type: 'Box',
  ...(inner.length > 0 && { slots: { main: inner } }),
});
const siteOf = (sections: Json[], footer: Json = null): Json => ({
  pages: { '/': { sections } },
  slots: { footer },
});
const template = { pages: { '/': { sections: [node('of template')] } } };
const before = siteOf([node('a', node('in')), node('b')]);
const placeAt = (list: Place['list'], index: number): Place => ({
  list,
  index,
  takes: 'section',
  isFull: false,
});
const sections = ['pages', '/', 'sections'];
const inner = [...sections, 0, 'slots', 'main'];

/** Where a place is after a change, as list and index. */
function follow(place: Place, after: Json) {
  const rows = pageTree(after, template, '/', { slotsOf: () => ['main'] });
  const page = { document: after, page: '/', rows, all: flatRows(rows), blocks: new Map() };
  const isOwnPage = rows.some(({ path, origin }) => path[2] === 'sections' && origin === 'document');
  const found = followPlace(place, before, { ...page, isOwnPage });
  return found && [...found.list, found.index];
}

test('A place stays below its node, wherever others have moved that', () => {
  const [afterA, inA] = [placeAt(sections, 1), placeAt(inner, 1)];
  const added = siteOf([node('new'), node('a', node('in')), node('b')]);
  expect([follow(afterA, before), follow(afterA, added)]).toEqual([
    [...sections, 1],
    [...sections, 2],
  ]);
  expect(follow(inA, added)).toEqual([...sections, 1, 'slots', 'main', 1]);
  const moved = siteOf([node('b', node('a', node('in')))]);
  expect(follow(afterA, moved)).toEqual([...inner, 1]);
});

test('Where its node is gone, a place is at the end of its list, or of the page', () => {
  const [inA, inB] = [placeAt(inner, 1), placeAt([...sections, 1, 'slots', 'main'], 0)];
  expect(follow(inA, siteOf([node('new'), node('a')]))).toEqual([...sections, 1, 'slots', 'main', 0]);
  expect(follow(inB, siteOf([node('new'), node('a')]))).toEqual([...sections, 2]);
  expect(follow(placeAt(sections, 2), siteOf([node('a')]))).toEqual([...sections, 1]);
});

test('Nothing is added to a global slot that others have filled, or to a page that is the template’s again', () => {
  const footer: Place = { ...placeAt(['slots', 'footer'], 0), isSingle: true };
  expect(follow(footer, before)).toEqual(['slots', 'footer', 0]);
  expect(follow(footer, siteOf([node('a')], node('of others')))).toBeUndefined();
  expect(follow(placeAt(sections, 1), { slots: { footer: null } })).toBeUndefined();
});
