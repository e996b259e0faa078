import { useMemo } from 'react';
import type { Json } from '#schemas/json.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { flatRows, pageTree } from '../tree/page-tree.ts';
import { sharedRows, useShared } from '../tree/shared-rows.ts';
import type { SiteView } from './use-site-view.ts';

type Options = {
  document: Json | undefined;
  template: Json | undefined;
  view: Pick<SiteView, 'page' | 'languages'>;
  blocks: EditorData['blocks'];
};

/** The structure of a page: its rows as a tree, and all of them in order. */
export function useSiteRows({ document, template, view, blocks }: Options) {
  const { page, languages } = view;
  const [main] = languages;
  const written = useMemo(() => {
    const slotsOf = (type: string) => blocks.get(type)?.slots.map(({ name }) => name) ?? [];
    return pageTree(document, template, page, { slotsOf, main });
  }, [document, template, page, blocks, main]);
  const rows = useShared(written, sharedRows);
  const all = useMemo(() => flatRows(rows), [rows]);
  return { rows, all };
}
