import {
  maxNestedNodes,
  maxNodes,
  maxPageCharacters,
  maxPageSources,
  maxPages,
} from '#schemas/layout/document-limits.ts';
import { type JsonPath, type Layout, type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Errors in a layout with more pages, or in parts of it with more content, than a site can prepare and render in time. */
export function validateSize({ slots = {}, pages = {} }: Layout): Diagnostic[] {
  return [
    ...atMost('pages', Object.keys(pages).length, maxPages, ['pages']),
    ...atMost('characters', lengthOf(slots), maxPageCharacters, ['slots']),
    ...nodeErrors({ slots }, ['slots']),
    ...Object.entries(pages).flatMap(([key, page]) => {
      const path = ['pages', key];
      return [
        ...atMost('sources', Object.keys(page.sources ?? {}).length, maxPageSources, [...path, 'sources']),
        ...atMost('characters', lengthOf(page), maxPageCharacters, path),
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
    ...atMost('blocks', nodes.length, maxNodes, path),
    ...[...inside].flatMap(([outer, all]) =>
      atMost('blocks inside', all.length - 1, maxNestedNodes, [...outer.path, 'slots']),
    ),
  ];
}

const outermost = (placed: PlacedNode): PlacedNode => (placed.parent ? outermost(placed.parent) : placed);

const lengthOf = (content: object): number => JSON.stringify(content).length;

function atMost(things: string, count: number, max: number, path: JsonPath): Diagnostic[] {
  if (count <= max) return [];
  return [{ code: 'shape', path, message: `Too many ${things}: at most ${max}`, value: count }];
}
