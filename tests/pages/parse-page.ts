import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

/**
 * The document that browsers build from a page. parse5 follows the HTML standard (attribute names in lower case, misplaced
 * elements moved); linkedom gives it the DOM's methods.
 */
export const parsePage = (html: string): Document => parseHTML(serialize(parse(html))).document;
