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
  /** The node whose slot it is in; undefined for sections and in global slots. */
  parent?: PlacedNode;
};

/**
 * Every node of a layout with its JSON path, in the order of the document: global slots, then page by page its slots and
 * sections. A node comes before those in its slots.
 */
export function* walkNodes({ slots, pages = {} }: Layout): Generator<PlacedNode> {
  yield* inGlobalSlots(slots, ['slots'], {});
  for (const [page, { slots: own, sections }] of Object.entries(pages)) {
    yield* inGlobalSlots(own, ['pages', page, 'slots'], { page });
    for (const [index, node] of sections.entries())
      yield* inNode({ node, path: ['pages', page, 'sections', index], page });
  }
}

/** Whether a node or one around it has `hidden`: visitors never get it. */
export const isHidden = ({ node, parent }: PlacedNode): boolean =>
  node.hidden === true || (parent !== undefined && isHidden(parent));

function* inGlobalSlots(
  slots: GlobalSlots = {},
  path: JsonPath,
  of: { page?: string },
): Generator<PlacedNode> {
  for (const [name, node] of Object.entries(slots))
    if (node) yield* inNode({ node, path: [...path, name], ...of });
}

function* inNode(placed: PlacedNode): Generator<PlacedNode> {
  yield placed;
  const { node, path, page } = placed;
  const of = page === undefined ? { parent: placed } : { page, parent: placed };
  for (const [name, nodes] of Object.entries(node.slots ?? {}))
    for (const [index, child] of nodes.entries())
      yield* inNode({ node: child, path: [...path, 'slots', name, index], ...of });
}
