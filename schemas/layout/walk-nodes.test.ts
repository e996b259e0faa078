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

test('every node comes with its path and page, a node before those in its slots', () => {
  const found = [
    ...walkNodes({
      slots: { header: node('header', { end: [node('one'), node('two')] }), search: null },
      pages: { '/': { slots: { footer: node('footer') }, sections: [node('hero'), node('list')] } },
    }),
  ];
  expect(found.map(({ node, path, page }) => [node.id, path.join('.'), page])).toEqual([
    ['header', 'slots.header', undefined],
    ['one', 'slots.header.slots.end.0', undefined],
    ['two', 'slots.header.slots.end.1', undefined],
    ['footer', 'pages./.slots.footer', '/'],
    ['hero', 'pages./.sections.0', '/'],
    ['list', 'pages./.sections.1', '/'],
  ]);
});

test('a layout without slots and pages has no nodes', () => {
  expect([...walkNodes({})]).toEqual([]);
});
