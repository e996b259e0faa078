import { listsWithIdsOf } from '#schemas/content/lists.ts';
import { listOfParam } from '#schemas/content/source-ids.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { PlaceSearch } from '../places/find-places.ts';
import type { TextAt } from '../places/strings-at.ts';

/** The URLs that show an entry of each list that has some (SPEC section 2), and what all of them have for SQL. */
const addresses: Partial<Record<EditableList, (id: number) => { pattern: string; likely: string }>> = {
  notices: (id) => of(`/cscenter/notice/${id}`),
  boardArticles: (id) => ({ pattern: `/boards/\\d+/detail/${id}`, likely: `/detail/${id}` }),
  boardTypes: (id) => of(`/boards/${id}`),
  customerBoards: (id) => of(`/cscenter/boards/${id}`),
  brandings: (id) => of(`/brandings/${id}`),
  products: (id) => of(`/products/${id}`),
  categories: (id) => ({
    pattern: `/products(?:/category/${id}|\\?(?:[^\\s"'#]*[&;])?categoryId=${id})`,
    likely: `/products%${id}`,
  }),
  events: (id) => ({ pattern: `/products/\\d+/secret/${id}`, likely: `/secret/${id}` }),
  exhibitions: (id) => of(`/exhibitions/${id}`),
};

const of = (path: string) => ({ pattern: path, likely: path });

type Entry = { list: EditableList; id: number };

/**
 * Finds links to the page of an entry: in any language, with or without the site's origin, even in markup. In documents
 * it also finds the sources that name the entry by its id.
 * @param origin origin of the site: `https://bomnal.example`
 * @returns undefined for entries without a page of their own
 */
export function searchOfEntry({ list, id }: Entry, origin: string): PlaceSearch | undefined {
  const address = addresses[list]?.(id);
  if (!address) return undefined;
  const site = origin.replaceAll('.', '\\.');
  const link = new RegExp(
    `(?:^|["'\\s])(?:${site})?(?:/(?:${languageCodes.join('|')}))?${address.pattern}(?![\\w-])`,
  );
  return {
    likely: `%${address.likely}%`,
    mayHave: (document) => document.includes(String(id)),
    isWanted: (text) => link.test(text),
    others: (document) => sourcesNaming({ list, id }, document),
  };
}

/** Parameters of sources in a document that name an entry. */
function sourcesNaming(entry: Entry, value: unknown, path: TextAt['path'] = []): TextAt[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [
    ...paramsNaming(entry, value, path),
    ...entries.flatMap(([key, item]) => sourcesNaming(entry, item, [...path, key])),
  ];
}

function paramsNaming({ list, id }: Entry, value: object, path: TextAt['path']): TextAt[] {
  const { name, params } = value as { name?: unknown; params?: unknown };
  if (typeof name !== 'string' || typeof params !== 'object' || params === null) return [];
  return Object.entries(params).flatMap(([param, given]) => {
    const named = listOfParam(name, param);
    if (!named || !listsWithIdsOf(list).includes(named)) return [];
    const ids = (Array.isArray(given) ? given : String(given).split(',')).map(Number);
    return ids.includes(id) ? [{ path: [...path, 'params', param], text: String(id) }] : [];
  });
}
