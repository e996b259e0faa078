import { useMemo } from 'react';
import type { Json } from '../document/parse-document.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { flatRows, pageTree } from '../tree/page-tree.ts';
import { sharedRows, useShared } from '../tree/shared-rows.ts';

type Options = {
  document: Json | undefined;
  template: Json | undefined;
  page: string;
  blocks: EditorData['blocks'];
};

/** The structure of a page: its rows as a tree, and all of them in order. */
export function useSiteRows({ document, template, page, blocks }: Options) {
  const written = useMemo(
    () => pageTree(document, template, page, (type) => blocks.get(type)?.slots.map(({ name }) => name) ?? []),
    [document, template, page, blocks],
  );
  const rows = useShared(written, sharedRows);
  const all = useMemo(() => flatRows(rows), [rows]);
  return { rows, all };
}
