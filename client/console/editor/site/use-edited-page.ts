import { useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import type { Json } from '#schemas/json.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { isPageEdit, usePageEdits } from '../preview/use-page-edits.ts';
import { type PreviewOptions, usePreview } from '../preview/use-preview.ts';
import { textAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { dropPlaces, isMovable, moveTo, placeAt } from '../tree/moves.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import { focusText } from './focus-field.ts';
import type { useFollowPage } from './use-follow-page.ts';
import type { NodeEdits } from './use-node-edits.ts';
import type { SiteView } from './use-site-view.ts';

type Options = {
  shown: Omit<PreviewOptions, 'onPoint' | 'rows'> & { rows: readonly TreeRow[] };
  /** The last document that could be read. */
  document: Json | undefined;
  view: Pick<SiteView, 'language' | 'languages'>;
  isReadOnly: boolean;
  blocks: ReadonlyMap<string, CatalogBlock>;
  edits: NodeEdits;
  follow: ReturnType<typeof useFollowPage>;
};

/** The page in view, in which the operator selects, drags and writes. */
export function useEditedPage({ shown, document, view, isReadOnly, blocks, edits, follow }: Options) {
  const { rows } = shown;
  const { setValue } = useDocument();
  const store = useStore();
  const onText = useCallback(
    (listener: (text: string) => void) => store.sub(textAtom, () => listener(store.get(textAtom))),
    [store],
  );
  const movable = useMemo(
    () => (isReadOnly ? [] : rows.filter(isMovable).map(({ key }) => key)),
    [rows, isReadOnly],
  );
  const preview = usePreview({
    ...shown,
    onText,
    movable,
    onPoint: (message, nodes) => (isPageEdit(message) ? editInPage(message) : follow(message, nodes)),
  });
  const editInPage = usePageEdits({
    document,
    language: view.language,
    main: view.languages[0] ?? 'ko',
    isReadOnly,
    setValue,
    send: preview.send,
    nodes: preview.nodes,
    placesOf: (row) => dropPlaces(row, rows, blocks),
    onDrop: (row, target) => {
      const place = placeAt(target, rows, blocks);
      const move = place && moveTo(row, place, blocks);
      if (move) edits.moveTo(row, move);
    },
    onFormText: focusText,
  });
  return preview;
}
