import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { followed, selectionAtom } from '../state/document-atoms.ts';
import { focusField } from './focus-field.ts';
import type { useSiteView } from './use-site-view.ts';

/** What is chosen in the document. A new selection leads to its page and, in the form, to its field. */
export function useSelection({ page, showPage }: ReturnType<typeof useSiteView>, isReadOnly: boolean) {
  const [selection, select] = useAtom(selectionAtom);
  // A finding or the JSON view may lead to another page.
  const selectedPage = selection?.[0] === 'pages' ? selection[1] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection leads to its page
  useEffect(() => {
    if (typeof selectedPage === 'string' && selectedPage !== page) showPage(selectedPage);
  }, [selection]);
  useEffect(() => {
    // Not while the operator writes in another field.
    if (selection && !isReadOnly && !followed.has(selection)) focusField(selection);
  }, [selection, isReadOnly]);
  return [selection, select] as const;
}
