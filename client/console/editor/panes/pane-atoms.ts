import { atom } from 'jotai';
import type { Path } from '../document/parse-document.ts';
import { selectionAtom } from '../state/document-atoms.ts';

/** The parts of the editor beside the toolbar. */
export type PaneName = 'structure' | 'page' | 'form';

const sideAtom = atom<Exclude<PaneName, 'form'>>('page');
const isFormOpenAtom = atom(false);

/** Which panes a window shows that is too narrow for all: the form alone if it is open, or `side` beside it. */
export const panesAtom = atom(
  (get) => ({ side: get(sideAtom), isFormOpen: get(isFormOpenAtom) }),
  (_get, set, pane: PaneName) => {
    if (pane !== 'form') set(sideAtom, pane);
    set(isFormOpenAtom, pane === 'form');
  },
);

/** Selects a place of the document and brings its form into view. */
export const openPlaceAtom = atom(null, (_get, set, path: Path) => {
  set(selectionAtom, path);
  set(panesAtom, 'form');
});
