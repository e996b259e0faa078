import {
  mostNodes,
  mostNodesInside,
  mostPageCharacters,
  mostPageSources,
  mostPages,
} from '#schemas/layout/document-limits.ts';
import { type JsonPath, type Layout, type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Errors in a layout with more pages, or in parts of it with more content, than a site can prepare and render in time. */
export function validateSize({ slots = {}, pages = {} }: Layout): Diagnostic[] {
  return [
    ...atMost('pages', Object.keys(pages).length, mostPages, ['pages']),
    ...atMost('characters', lengthOf(slots), mostPageCharacters, ['slots']),
    ...nodeErrors({ slots }, ['slots']),
    ...Object.entries(pages).flatMap(([key, page]) => {
      const path = ['pages', key];
      return [
        ...atMost('sources', Object.keys(page.sources ?? {}).length, mostPageSources, [...path, 'sources']),
        ...atMost('characters', lengthOf(page), mostPageCharacters, path),
        ...nodeErrors({ pages: { [key]: page } }, [...path, 'sections']),
      ];
    }),
  ];
}

/** @param path of all nodes together */
function nodeErrors(layout: Layout, path: JsonPath): Diagnostic[] {
  const nodes = [...walkNodes(layout)];
  const inside = Map.groupBy(nodes, outermost);
  return [
    ...atMost('blocks', nodes.length, mostNodes, path),
    ...[...inside].flatMap(([outer, all]) =>
      atMost('blocks inside', all.length - 1, mostNodesInside, [...outer.path, 'slots']),
    ),
  ];
}

const outermost = (placed: PlacedNode): PlacedNode => (placed.parent ? outermost(placed.parent) : placed);

const lengthOf = (content: object): number => JSON.stringify(content).length;

function atMost(things: string, count: number, most: number, path: JsonPath): Diagnostic[] {
  if (count <= most) return [];
  return [{ code: 'shape', path, message: `Too many ${things}: at most ${most}`, value: count }];
}
