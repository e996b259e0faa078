import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Path } from '../../editor/document/parse-document.ts';
import { focusField } from '../../editor/site/focus-field.ts';
import { selectionAtom } from '../../editor/state/document-atoms.ts';

/** The selected place if it is in a part of the document. Its field gets the focus. */
export function useChosenPlace(part: 'theme' | 'menu'): Path | undefined {
  const selection = useAtomValue(selectionAtom);
  const path = selection?.[0] === part ? selection : undefined;
  useEffect(() => {
    if (path && path.length > 1) focusField(path);
  }, [path]);
  return path;
}
