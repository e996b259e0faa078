import { expect, test } from 'vitest';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { dropPlaces, isMovable, moveTo, placeAt, resetTarget, templatePart } from './moves.ts';
import { flatRows, pageTree } from './page-tree.ts';
import { blocksFor, placeBelow } from './places.ts';

const block = (type: string, places: string[], slots: CatalogBlock['slots'] = []): [string, CatalogBlock] => [
  type,
  {
    type,
    label: type,
    description: '',
    category: 'content',
    words: '',
    version: 1,
    places,
    slots,
    sources: [],
    isSourceRequired: false,
    presets: [],
  },
];
const blocks = new Map([
  block('Text', ['section']),
  block('Button', ['control']),
  block(
    'Bar',
    ['header'],
    [
      { name: 'left', label: 'Left', takes: 'control', max: 1 },
      { name: 'right', label: 'Right', takes: 'control', max: 2 },
    ],
  ),
  block('Box', ['section'], [{ name: 'main', label: 'Main', takes: 'section' }]),
]);
const document = {
  slots: {
    header: { id: 'bar', type: 'Bar', data: {}, slots: { right: [{ id: 'b', type: 'Button', data: {} }] } },
  },
  pages: {
    '/': {
      sections: [
        { id: 'one', type: 'Text', data: {} },
        { id: 'box', type: 'Box', data: {}, slots: { main: [{ id: 'in', type: 'Text', data: {} }] } },
        { id: 'three', type: 'Text', data: {} },
      ],
    },
  },
};
const template = { slots: { footer: { id: 'foot', type: 'Bar', data: {} } } };
const slotsOf = (type: string) => blocks.get(type)?.slots.map(({ name }) => name) ?? [];
const all = flatRows(pageTree(document, template, '/', { slotsOf }));
const row = (key: string) => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`No row ${key} in ${all.map((one) => one.key)}`);
  return found;
};
const [one, box, inner, three] = [
  row('pages["/"].sections[0]'),
  row('pages["/"].sections[1]'),
  row('pages["/"].sections[1].slots.main[0]'),
  row('pages["/"].sections[2]'),
];
const move = (dragged: typeof one, at: 'before' | 'after' | 'inside', target: typeof one) => {
  const place = placeAt({ at, row: target }, all, blocks);
  return place && moveTo(dragged, place, blocks);
};

test('a node moves within its list, counted without itself', () => {
  const list = ['pages', '/', 'sections'];
  expect(move(one, 'after', three)).toEqual({ list, index: 2 });
  expect(move(three, 'before', one)).toEqual({ list, index: 0 });
  expect([move(one, 'before', box), move(one, 'after', one)]).toEqual([undefined, undefined]);
});

test('a node moves into a slot that takes it and out again, and never into itself', () => {
  expect(move(one, 'before', inner)).toMatchObject({ index: 0 });
  expect(move(inner, 'after', three)).toEqual({ list: ['pages', '/', 'sections'], index: 3 });
  expect(move(box, 'before', inner)).toBeUndefined();
});

test('a block goes only where its kind may stand, and where there is room', () => {
  const button = row('slots.header.slots.right[0]');
  expect(move(button, 'after', three)).toBeUndefined();
  expect(move(one, 'before', button)).toBeUndefined();
  expect(move(button, 'inside', row('slots.header.slots.left'))).toMatchObject({ index: 0 });
  expect(move(one, 'inside', row('slots.header.slots.left'))).toBeUndefined();
});

test('the template is neither moved nor a place', () => {
  const footer = row('slots.footer');
  expect(isMovable(footer)).toBe(false);
  expect(placeAt({ at: 'before', row: footer }, all, blocks)).toBeUndefined();
  expect(templatePart(footer)).toBeUndefined();
});

test('the page offers exactly the places of a node', () => {
  const places = dropPlaces(row('slots.header.slots.right[0]'), all, blocks);
  expect(places).toEqual([{ at: 'inside', marker: 'slots.header' }]);
  const ofText = dropPlaces(one, all, blocks).map(({ at, marker }) => `${at} ${marker}`);
  expect(ofText).toEqual([
    'after pages["/"].sections[1]',
    'before pages["/"].sections[1].slots.main[0]',
    'after pages["/"].sections[1].slots.main[0]',
    'before pages["/"].sections[2]',
    'after pages["/"].sections[2]',
  ]);
});

test('a page or a slot is reset to the template', () => {
  expect(templatePart(inner)).toEqual(['pages', '/']);
  expect(templatePart(row('slots.header.slots.right[0]'))).toEqual(['slots', 'header']);
  expect(templatePart({ origin: 'document', path: ['pages', '/', 'slots', 'header'] })).toEqual([
    ...['pages', '/', 'slots', 'header'],
  ]);
});

test('an emptied global slot takes one block of its kind, and nothing is moved into it', () => {
  const rows = flatRows(pageTree({ slots: { header: null } }, template, '/'));
  const [emptied] = rows;
  if (!emptied) throw new Error('No row of the emptied slot');
  const place = placeBelow(emptied, rows, blocks);
  expect(place).toEqual({
    list: ['slots', 'header'],
    index: 0,
    takes: 'header',
    isFull: false,
    isSingle: true,
  });
  expect(place && blocksFor(place, blocks).map(({ type }) => type)).toEqual(['Bar']);
  expect(place && moveTo(one, { ...place, takes: 'section' }, blocks)).toBeUndefined();
  expect(isMovable(emptied)).toBe(false);
});

test('a page goes back to the template, a slot to the template or to all pages', () => {
  const both = { slots: template.slots, pages: { '/': { slots: { header: null } } } };
  const own = { pages: { '/': { slots: { header: document.slots.header, footer: null } } } };
  const [header, footer] = ['header', 'footer'].map((name) => ['pages', '/', 'slots', name]);
  expect(resetTarget(['pages', '/'], both, own)).toEqual({ path: ['pages', '/'], to: 'template-page' });
  expect(resetTarget(['pages', '/own'], both, own)).toBeUndefined();
  expect(resetTarget(['slots', 'footer'], both, own)).toEqual({
    path: ['slots', 'footer'],
    to: 'template-part',
  });
  expect(resetTarget(['slots', 'header'], both, own)).toBeUndefined();
  // The template's page has no header, and the shared footer.
  expect(resetTarget(header, both, own)).toEqual({ path: header, to: 'template-part', value: null });
  expect(resetTarget(header, both, both)).toEqual({ path: header, to: 'shared-part' });
  expect(resetTarget(footer, both, own)).toEqual({ path: footer, to: 'shared-part' });
  expect(resetTarget(undefined, both, own)).toBeUndefined();
});
