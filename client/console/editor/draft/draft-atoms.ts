import { atom } from 'jotai';
import type { SaveState } from './saver-options.ts';

/** How the draft stands, as the toolbar shows it. */
type DraftStatus = {
  save: SaveState;
  /** The draft's id; null before the first change. */
  draft: number | null;
  /** The revision that the document was made from; null before the first publication. */
  base: number | null;
  /** How many other tabs of this browser edit the same site. */
  otherTabs: number;
  /** Whether what is unsaved is stored in the browser, which may have no room. */
  isStored: boolean;
};

export const draftStatusAtom = atom<DraftStatus>({
  save: { kind: 'saved' },
  draft: null,
  base: null,
  otherTabs: 0,
  isStored: true,
});
