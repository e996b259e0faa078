import type { Json } from '#schemas/json.ts';
import { globalSlotNames } from '#schemas/layout/slots.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import type { DropPlace } from '#schemas/operator/preview-frame.ts';
import { startsWith } from '../document/operations.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import type { TreeRow } from './page-tree.ts';
import { isInList, type Place, placeBelow } from './places.ts';

type Blocks = ReadonlyMap<string, CatalogBlock>;

/** A move that a block allows: `index` is its place once it has left the old one. */
export type Move = { list: Path; index: number };

/** Whether a row can be moved, copied within the page and dragged. */
export const isMovable = (row: TreeRow): boolean => row.origin === 'document' && isInList(row);

/**
 * How a row gets to a place.
 * @returns undefined if its block may not stand there, the place is full or inside of the row, or it stands there already
 */
export function moveTo(
  row: TreeRow,
  { list, index, takes, isFull, isSingle }: Place,
  blocks: Blocks,
): Move | undefined {
  const from = row.path.at(-1);
  if (isSingle || !isMovable(row) || typeof from !== 'number' || startsWith(list, row.path)) return undefined;
  if (isSame(list, row.path.slice(0, -1))) {
    const next = index > from ? index - 1 : index;
    return next === from ? undefined : { list, index: next };
  }
  const mayStand = blocks.get(row.name)?.places.includes(takes);
  return mayStand && !isFull ? { list, index } : undefined;
}

/** The place before or after a node, or in an empty slot of it; undefined where the document has no list. */
export function placeAt(
  { at, row }: { at: DropPlace['at']; row: TreeRow },
  all: readonly TreeRow[],
  blocks: Blocks,
): Place | undefined {
  if (row.origin !== 'document') return undefined;
  if (at === 'inside') {
    const slot = row.kind === 'slot' ? row : row.children.find(({ children }) => children.length === 0);
    return slot && placeBelow(slot, all, blocks);
  }
  const below = row.kind === 'node' && isInList(row) ? placeBelow(row, all, blocks) : undefined;
  return below && at === 'before' ? { ...below, index: below.index - 1 } : below;
}

/** Where a node may be dropped in the page: beside other nodes, and in empty slots that take it. */
export function dropPlaces(dragged: TreeRow, all: readonly TreeRow[], blocks: Blocks): DropPlace[] {
  return all
    .filter(({ kind }) => kind === 'node')
    .flatMap((row) =>
      (['before', 'after', 'inside'] as const).flatMap((at) => {
        const place = placeAt({ at, row }, all, blocks);
        return place && moveTo(dragged, place, blocks) ? [{ at, marker: row.key }] : [];
      }),
    );
}

/**
 * What the document can leave to others again: a page to the template, or a slot to the template or to all pages.
 * `value` replaces what is at `path`; without it, that is removed.
 */
export type ResetTarget = {
  path: Path;
  to: 'template-page' | 'template-part' | 'shared-part';
  value?: Json;
};

/**
 * How a part of the document becomes again what it is without the document's own. A page of the document replaces the
 * template's whole one, so without its slot it has the shared one: the template's slot of the page is copied.
 * @param part see `templatePart`
 */
export function resetTarget(
  part: Path | undefined,
  template: Json | undefined,
  document: Json | undefined,
): ResetTarget | undefined {
  if (!part) return undefined;
  const value = jsonAt(template, part);
  if (part[0] === 'pages' && part.length > 2) {
    const isOther = value !== undefined && JSON.stringify(value) !== JSON.stringify(jsonAt(document, part));
    return isOther ? { path: part, to: 'template-part', value } : { path: part, to: 'shared-part' };
  }
  if (value === undefined) return undefined;
  return { path: part, to: part[0] === 'pages' ? 'template-page' : 'template-part' };
}

/** What of a row the document can give back to the template: its page, or its global slot. Undefined if there is nothing. */
export function templatePart(row: Pick<TreeRow, 'path' | 'origin'>): Path | undefined {
  if (row.origin !== 'document') return undefined;
  const { path } = row;
  if (path[0] === 'slots') return path.slice(0, 2);
  return path[2] === 'slots' && isGlobal(path[3]) ? path.slice(0, 4) : path.slice(0, 2);
}

const isGlobal = (name: unknown): boolean => (globalSlotNames as readonly unknown[]).includes(name);
const isSame = (one: Path, other: Path): boolean => one.length === other.length && startsWith(one, other);
