import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { globalSlotNames } from '#schemas/layout/slots.ts';
import { pictureDocument } from './picture-document.ts';

const document: Json = {
  formatVersion: 1,
  template: 'commerce',
  theme: { color: 'red' },
  menu: [],
  slots: {
    header: {
      id: 'bar',
      type: 'Bar',
      v: 1,
      data: {},
      slots: { left: [{ id: 'x', type: 'Logo', v: 1, data: {} }], right: [] },
    },
  },
  pages: { '/': { title: 'Home', sections: [{ id: 'a', type: 'Text', v: 1, data: {} }] } },
};
const node = { type: 'List', v: 1, data: { title: 'News' } };
const picture = (list: (string | number)[], takes = 'section', page = '/') => {
  const { text, marker } = pictureDocument(document, {}, { page, node, place: { list, takes } });
  return { marker, ...(JSON.parse(text) as { pages: Record<string, never>; [key: string]: unknown }) };
};

test('a section stands alone in its page, in the theme and with the menu of the document', () => {
  const { marker, pages, ...site } = picture(['pages', '/', 'sections']);
  expect(site).toEqual({ formatVersion: 1, template: 'commerce', theme: { color: 'red' }, menu: [] });
  expect(marker).toBe('pages["/"].sections[0]');
  const slots = Object.fromEntries(globalSlotNames.map((name) => [name, null]));
  expect(pages).toEqual({ '/': { title: 'Home', sections: [{ id: 'picture', ...node }], slots } });
});

test('what belongs into a slot stands in it, without its neighbors', () => {
  const { marker, pages } = picture(['slots', 'header', 'slots', 'right'], 'control');
  expect(marker).toBe('pages["/"].slots.header.slots.right[0]');
  const page = pages['/'] as unknown as { sections: Json; slots: { header: Json } };
  expect(page.sections).toEqual([]);
  expect(page.slots.header).toMatchObject({ type: 'Bar', slots: { right: [{ id: 'picture', ...node }] } });
  expect(JSON.stringify(page)).not.toContain('Logo');
});

test('what belongs into an emptied global slot stands there itself', () => {
  for (const list of [
    ['slots', 'footer'],
    ['pages', '/', 'slots', 'footer'],
  ]) {
    const { marker, pages } = picture(list, 'footer');
    expect(marker).toBe('pages["/"].slots.footer');
    const page = pages['/'] as unknown as { sections: Json; slots: { footer: Json } };
    expect(page.sections).toEqual([]);
    expect(page.slots.footer).toEqual({ id: 'picture', ...node });
  }
});

test('a page of the template has its parameters and reads', () => {
  const template = { pages: { '/notice/{id}': { sources: { notice: { name: 'notice' } }, sections: [] } } };
  const { text } = pictureDocument(document, template, {
    page: '/notice/{id}',
    node,
    place: { list: ['pages', '/notice/{id}', 'sections'], takes: 'section' },
  });
  expect(JSON.parse(text).pages['/notice/{id}']).toMatchObject({ sources: { notice: { name: 'notice' } } });
});
