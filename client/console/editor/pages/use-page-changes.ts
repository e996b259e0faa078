import { useLingui } from '@lingui/react/macro';
import { useSetAtom, useStore } from 'jotai';
import type { Json } from '#schemas/json.ts';
import type { Path } from '../document/parse-document.ts';
import * as site from '../document/site-document.ts';
import { selectionAtom, stepAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';
import { addPage, type MenuPlace, removePage, renamePage, type Title } from './page-operations.ts';
import type { Site } from './page-references.ts';

/** What can be done with whole pages. Each is one step of undo. @param showPage shows a page in the editor */
export function usePageChanges(showPage: (key: string) => void) {
  const { t } = useLingui();
  const { text, value, replaceText } = useDocument();
  const showUndo = useUndoToast();
  const store = useStore();
  const select = useSetAtom(selectionAtom);
  const show = (key: string) => {
    select(null);
    showPage(key);
  };
  return {
    /** False while the JSON has a syntax error: nothing can then be changed. */
    isPossible: value !== undefined,
    add(key: string, page: Json, title: Title, place: MenuPlace): void {
      replaceText(addPage(text, key, page, title, place));
      show(key);
      showUndo(t`The page ${key} has been added.`);
    },
    /** @param links with it, what leads to the page changes too */
    rename(from: string, to: string, links: Site | undefined): void {
      replaceText(renamePage(text, from, to, links));
      show(to);
      showUndo(t`The page is at ${to} now.`, () => {
        store.set(stepAtom, site.undo);
        show(from);
      });
    },
    /** @param entries of the menu that are removed with it */
    remove(key: string, entries: readonly Path[]): void {
      replaceText(removePage(text, key, entries));
      show('/');
      showUndo(t`The page ${key} has been deleted.`, () => {
        store.set(stepAtom, site.undo);
        show(key);
      });
    },
  };
}

export type PageChanges = ReturnType<typeof usePageChanges>;
