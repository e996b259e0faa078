import { atom } from 'jotai';
import { followNode } from '../document/follow-node.ts';
import type { Path } from '../document/parse-document.ts';
import { createDocument, type SiteDocument } from '../document/site-document.ts';

/** The document that the editor shows. */
export const documentAtom = atom<SiteDocument>(createDocument('{}'));

export const textAtom = atom((get) => get(documentAtom).text);

/** Code of the partner whose site is open. */
export const codeAtom = atom('');

/** What the operator works on: the path of a node, a menu entry or any other value; null for nothing. */
export const selectionAtom = atom<Path | null>(null);

/** Key of the page in view, such as `home`; null before one is chosen. */
export const pageAtom = atom<string | null>(null);

/** Language in which the page is shown; null for the site's main language. */
export const languageAtom = atom<string | null>(null);

/** Selections that only followed their node to another place: they lead nowhere new. */
export const followed = new WeakSet<Path>();

/** Undoes or redoes a step, or shows another text. The selected node stays selected where that has moved it. */
export const stepAtom = atom(null, (get, set, step: (document: SiteDocument) => SiteDocument) => {
  const [before, selection] = [get(documentAtom), get(selectionAtom)];
  const after = step(before);
  set(documentAtom, after);
  if (!selection) return;
  const next = followNode(before.value, after.value, selection);
  if (next && next !== selection) followed.add(next);
  set(selectionAtom, next);
});
