import type { Json } from '#schemas/json.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';

/**
 * Whether a fact exists at a place. Parameters come from the page's URL and answers from its sources, so parts that all
 * pages share have neither.
 * @param place of the value in the document
 */
export function isOfPage(fact: string, place: Path, document: Json | undefined): boolean {
  const [root, name = ''] = fact.split('.');
  const [where, page] = place;
  if (root !== 'params' && root !== 'page') return true;
  if (where !== 'pages' || typeof page !== 'string') return false;
  if (root === 'params') return page.includes(`{${name}}`);
  const sources = jsonAt(document, ['pages', page, 'sources']);
  return typeof sources === 'object' && sources !== null && Object.hasOwn(sources, name);
}
