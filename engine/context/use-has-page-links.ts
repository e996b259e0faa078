import { createContext, use } from 'react';

/** Provided by the server for static blocks. */
export const PageLinksContext = createContext(true);

/**
 * Whether the list of a block follows the page in the URL. A source may read a fixed page, for example in a document
 * that was customized before the template's list had pages: links to others would lead nowhere. For static blocks only.
 */
export const useHasPageLinks = (): boolean => use(PageLinksContext);
