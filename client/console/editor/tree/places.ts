import { type GlobalSlotName, globalSlotNames } from '#schemas/layout/slots.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import type { Path } from '../document/parse-document.ts';
import type { TreeRow } from './page-tree.ts';

/** A place for a new node: before the item at `index` of a list, for blocks that may stand at `takes`. */
export type Place = {
  list: Path;
  index: number;
  takes: string;
  isFull: boolean;
  /** `list` is no list but an emptied global slot, which takes one node. */
  isSingle?: true;
};

/** The place below a row: after a node of a list, at the end of a slot; undefined for a node in a global slot. */
export function placeBelow(
  row: TreeRow,
  rows: readonly TreeRow[],
  blocks: ReadonlyMap<string, CatalogBlock>,
): Place | undefined {
  if (row.kind === 'slot' && row.globalSlot) return inGlobalSlot(row.path, row.globalSlot);
  if (row.kind === 'slot') return placeInSlot(row, row.children.length, blocks);
  const index = row.path.at(-1);
  if (typeof index !== 'number') return undefined;
  const slot = rows.find(({ children }) => children.includes(row));
  return slot ? placeInSlot(slot, index + 1, blocks) : atSection(row.path.slice(0, -1), index + 1);
}

/** The place after the last section of a page. */
export function placeAtEnd(pageKey: string, rows: readonly TreeRow[]): Place {
  const sections = rows.filter(
    ({ path }) => path.length === 4 && path[0] === 'pages' && path[2] === 'sections',
  );
  return atSection(['pages', pageKey, 'sections'], sections.length);
}

/** The blocks that may stand at a place. */
export const blocksFor = ({ takes }: Place, blocks: ReadonlyMap<string, CatalogBlock>): CatalogBlock[] =>
  [...blocks.values()].filter(({ places }) => places.includes(takes));

/** Where a node is after a step up or down within its list; undefined at the end of the list. */
export function movedIndex(row: TreeRow, by: -1 | 1, count: number): number | undefined {
  const index = row.path.at(-1);
  if (typeof index !== 'number') return undefined;
  const next = index + by;
  return next >= 0 && next < count ? next : undefined;
}

/** How many items the list of a row has. */
export const siblingsOf = (row: TreeRow, all: readonly TreeRow[]): number => {
  const list = JSON.stringify(row.path.slice(0, -1));
  return all.filter(({ kind, path }) => kind === 'node' && JSON.stringify(path.slice(0, -1)) === list).length;
};

/** Whether a row is a node in a list, which can be moved and duplicated, and not the only one of a global slot. */
export const isInList = ({ kind, path }: TreeRow): boolean =>
  kind === 'node' && !(globalSlotNames as readonly unknown[]).includes(path.at(-1));

const atSection = (list: Path, index: number): Place => ({ list, index, takes: 'section', isFull: false });

const inGlobalSlot = (list: Path, takes: GlobalSlotName): Place => ({
  list,
  index: 0,
  takes,
  isFull: false,
  isSingle: true,
});

function placeInSlot(slot: TreeRow, index: number, blocks: ReadonlyMap<string, CatalogBlock>): Place {
  const declared = blocks.get(slot.parentType ?? '')?.slots.find(({ name }) => name === slot.name);
  const { takes = 'section', max } = declared ?? {};
  return { list: slot.path, index, takes, isFull: max !== undefined && slot.children.length >= max };
}
