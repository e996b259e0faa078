import type { Json } from '#schemas/json.ts';
import { isObject } from '../document/json-object.ts';
import { pageTitle } from '../tree/page-title.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { Title } from './page-operations.ts';

/** The titles of a page by language. One that is bound, or the same in all languages, counts as the main language's. */
export function writtenTitle(
  document: Json | undefined,
  template: Json | undefined,
  key: string,
  main: string,
): Title {
  const { title } = writtenPage(document, template, key).page;
  if (isObject(title) && !('$bind' in title))
    return Object.fromEntries(
      Object.entries(title).flatMap(([code, text]) => (typeof text === 'string' ? [[code, text]] : [])),
    );
  return { [main]: pageTitle(document, title, key, main) ?? '' };
}
