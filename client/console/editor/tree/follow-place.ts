import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { Json } from '#schemas/json.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { followNode } from '../document/follow-node.ts';
import type { Path } from '../document/parse-document.ts';
import type { TreeRow } from './page-tree.ts';
import { type Place, placeAtEnd, placeBelow } from './places.ts';

/** The page in view as it is now. */
export type PageNow = {
  document: Json | undefined;
  /** Key of the page. */
  page: string;
  rows: readonly TreeRow[];
  all: readonly TreeRow[];
  /** Whether the page is the document's own. */
  isOwnPage: boolean;
  blocks: ReadonlyMap<string, CatalogBlock>;
};

/**
 * Where a place is after changes of others: below the same node, else at the end of its list, else at the end of the page.
 * @param before the document in which it was chosen
 * @returns undefined if nothing can be added there any more, such as in a global slot that others have filled
 */
export function followPlace(
  { list, index, isSingle }: Place,
  before: Json | undefined,
  { document, page, rows, all, isOwnPage, blocks }: PageNow,
): Place | undefined {
  const rowOf = (path: Path): TreeRow | undefined => {
    const key = formatPath(followNode(before, document, path) ?? []);
    return all.find((row) => row.key === key && row.origin === 'document');
  };
  const slot = rowOf(list);
  if (isSingle) return slot && placeBelow(slot, all, blocks);
  const row = (index > 0 && rowOf([...list, index - 1])) || slot;
  const below = row && placeBelow(row, all, blocks);
  return below ?? (isOwnPage ? placeAtEnd(page, rows) : undefined);
}
