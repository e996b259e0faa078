import { useContext } from 'react';
import type { TreeRow } from './page-tree.ts';
import { type Place, placeAtEnd, placeBelow } from './places.ts';
import { BlocksContext } from './row-names.ts';

type Options = {
  /** Key of the page in view. */
  page: string;
  rows: TreeRow[];
  all: TreeRow[];
  selected: TreeRow | undefined;
  /** Whether the page is the document's own. */
  isOwnPage: boolean;
  isReadOnly: boolean;
};

/** Where a new node goes: below the chosen one, else to the end of the page; undefined if nothing can be added. */
export function usePlaceForNew(options: Options): Place | undefined {
  const { page, rows, all, selected, isOwnPage, isReadOnly } = options;
  const blocks = useContext(BlocksContext);
  if (isReadOnly) return undefined;
  const below = selected?.origin === 'document' ? placeBelow(selected, all, blocks) : undefined;
  return below ?? (isOwnPage ? placeAtEnd(page, rows) : undefined);
}
