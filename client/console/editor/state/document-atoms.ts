import { atom } from 'jotai';
import type { Path } from '../document/parse-document.ts';
import { createDocument, type SiteDocument } from '../document/site-document.ts';

/** The document that the editor shows. */
export const documentAtom = atom<SiteDocument>(createDocument('{}'));

/** Its text. */
export const textAtom = atom((get) => get(documentAtom).text);

/** Code of the partner whose site is open. */
export const codeAtom = atom('');

/** What the operator works on: the path of a node, a menu entry or any other value; null for nothing. */
export const selectionAtom = atom<Path | null>(null);

/** Key of the page in view, such as `home`; null before one is chosen. */
export const pageAtom = atom<string | null>(null);

/** Language in which the page is shown; null for the site's main language. */
export const languageAtom = atom<string | null>(null);
