import { expect, test } from 'vitest';
import { flatRows, idsIn, pageKeys, pageTree } from './page-tree.ts';

const node = (id: string, type = 'PageIntro', more: object = {}) => ({ id, type, v: 1, data: {}, ...more });
const template = {
  slots: {
    header: node('header', 'HeaderBar', { slots: { utility: [node('cart', 'CartButton')] } }),
    footer: node('f', 'FooterMain'),
  },
  pages: { '/': { sections: [node('hero')] }, '/info': { sections: [] } },
};

test('a page of the template is written there, around it the slots of the site', () => {
  const rows = pageTree({ slots: { footer: node('own', 'FooterMain') } }, template, '/');
  expect(rows.map(({ key, origin }) => [key, origin])).toEqual([
    ['slots.header', 'template'],
    ['pages["/"].sections[0]', 'template'],
    ['slots.footer', 'document'],
  ]);
});

test('a page of the document replaces that of the template, and a slot that it empties stays as a row', () => {
  const rows = pageTree({ slots: { header: null }, pages: { '/': { sections: [] } } }, template, '/');
  expect(rows.map(({ key, kind, globalSlot }) => [key, kind, globalSlot])).toEqual([
    ['slots.header', 'slot', 'header'],
    ['slots.footer', 'node', 'footer'],
  ]);
  const onOne = { pages: { '/': { sections: [], slots: { footer: null } } } };
  expect(pageTree(onOne, template, '/').at(-1)).toMatchObject({
    key: 'pages["/"].slots.footer',
    kind: 'slot',
  });
  expect(pageTree({}, { slots: { footer: null } }, '/')).toEqual([]);
});

test('slots of blocks are rows with their nodes, empty ones too', () => {
  const rows = pageTree({}, template, '/', {
    slotsOf: (type) => (type === 'HeaderBar' ? ['utility', 'menu'] : []),
  });
  expect(flatRows(rows.slice(0, 1)).map(({ kind, name, key }) => [kind, name, key])).toEqual([
    ['node', 'HeaderBar', 'slots.header'],
    ['slot', 'utility', 'slots.header.slots.utility'],
    ['node', 'CartButton', 'slots.header.slots.utility[0]'],
    ['slot', 'menu', 'slots.header.slots.menu'],
  ]);
});

test('a document that is being written does not break the tree', () => {
  expect(pageTree({ pages: { '/': { sections: [null, 5, { type: 7 }] } } }, template, '/')).toHaveLength(5);
  expect(pageTree(undefined, undefined, '/')).toEqual([]);
});

test('nodes are known by their title, in whatever language they have', () => {
  const sections = [
    node('a', 'PageIntro', { data: { title: { ko: '제목' } } }),
    node('b', 'PageIntro', { data: { title: { $bind: 'x' } } }),
  ];
  const rows = pageTree({ pages: { '/x': { sections } } }, {}, '/x');
  expect(rows.map(({ text }) => text)).toEqual(['제목', undefined]);
});

test('pages of both files are listed once, with the file that counts', () => {
  expect(pageKeys({ pages: { '/info': {}, '/a': {} } }, template)).toEqual([
    { key: '/', origin: 'template' },
    { key: '/a', origin: 'document' },
    { key: '/info', origin: 'document' },
  ]);
});

test('ids are those of nodes, at any depth, and not those of rows in their data', () => {
  expect([
    ...idsIn({ sections: [node('a', 'X', { data: { rows: [{ id: 'row' }] }, slots: { s: [node('b')] } })] }),
  ]).toEqual(['a', 'b']);
});
