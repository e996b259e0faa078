import type { LayoutNode } from './node.ts';
import type { Page } from './page.ts';
import type { GlobalSlots } from './slots.ts';

/** A template, or a site document. */
export type Layout = { slots?: GlobalSlots | undefined; pages?: Record<string, Page> | undefined };

/** From the root of a JSON document to a value in it. */
export type JsonPath = readonly (string | number)[];

export type PlacedNode = {
  node: LayoutNode;
  path: JsonPath;
  /** Key of the page that the node belongs to; undefined in the layout's own slots. */
  page?: string;
};

/**
 * Every node of a layout with its JSON path, in the order of the document: global slots, then page by page its slots and
 * sections. A node comes before those in its slots.
 */
export function* walkNodes({ slots, pages = {} }: Layout): Generator<PlacedNode> {
  yield* inGlobalSlots(slots, ['slots']);
  for (const [key, page] of Object.entries(pages)) {
    for (const placed of inGlobalSlots(page.slots, ['pages', key, 'slots'])) yield { ...placed, page: key };
    for (const [index, node] of page.sections.entries())
      for (const placed of inNode(node, ['pages', key, 'sections', index])) yield { ...placed, page: key };
  }
}

function* inGlobalSlots(slots: GlobalSlots = {}, path: JsonPath): Generator<PlacedNode> {
  for (const [name, node] of Object.entries(slots)) if (node) yield* inNode(node, [...path, name]);
}

function* inNode(node: LayoutNode, path: JsonPath): Generator<PlacedNode> {
  yield { node, path };
  for (const [name, nodes] of Object.entries(node.slots ?? {}))
    for (const [index, child] of nodes.entries()) yield* inNode(child, [...path, 'slots', name, index]);
}
