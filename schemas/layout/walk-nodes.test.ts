import { expect, test } from 'vitest';
import type { LayoutNode } from './node.ts';
import { walkNodes } from './walk-nodes.ts';

const node = (id: string, slots?: LayoutNode['slots']): LayoutNode => ({
  id,
  type: 'A',
  v: 1,
  data: {},
  slots,
});

test('every node comes with its path, page and parent, a node before those in its slots', () => {
  const found = [
    ...walkNodes({
      slots: { header: node('header', { end: [node('one'), node('two')] }), search: null },
      pages: { '/': { slots: { footer: node('footer') }, sections: [node('hero'), node('list')] } },
    }),
  ];
  expect(
    found.map(({ node, path, page, parent }) => [node.id, path.join('.'), page, parent?.node.id]),
  ).toEqual([
    ['header', 'slots.header', undefined, undefined],
    ['one', 'slots.header.slots.end.0', undefined, 'header'],
    ['two', 'slots.header.slots.end.1', undefined, 'header'],
    ['footer', 'pages./.slots.footer', '/', undefined],
    ['hero', 'pages./.sections.0', '/', undefined],
    ['list', 'pages./.sections.1', '/', undefined],
  ]);
});

test('a layout without slots and pages has no nodes', () => {
  expect([...walkNodes({})]).toEqual([]);
});
