import type { RouteMatch } from '#engine/route/match-path.ts';
import type { IdKind } from './partner-facts.ts';

/** What the ids of page keys and sources name, by the name of the parameter. */
const byName: Record<string, IdKind> = {
  productId: 'products',
  relatedTo: 'products',
  categoryId: 'categories',
  eventId: 'events',
  exhibitionId: 'exhibitions',
  brandingId: 'brandings',
  noticeId: 'notices',
  boardTypeId: 'boardTypes',
};

/** What the parameter `id` of a source names. */
const bySource: Record<string, IdKind> = {
  branding: 'brandings',
  exhibition: 'exhibitions',
  notice: 'notices',
  product: 'products',
  board: 'boards',
  'notice-board-type': 'boardTypes',
};

/** What a parameter of a source names by id; undefined if it is no id, or of visitors' articles. */
export const kindOfParam = (source: string, param: string): IdKind | undefined =>
  param === 'id' ? bySource[source] : byName[param];

/** The ids in an address of the site: those in its path, and the category in its query. */
export function idInLink(
  { pageKey, params }: RouteMatch,
  query: URLSearchParams,
): { kind: IdKind; id: string }[] {
  const given = Object.entries({ ...params, ...Object.fromEntries(query) });
  return given.flatMap(([name, id]) => {
    const kind = name === 'id' && pageKey.startsWith('/boards/') ? 'boards' : byName[name];
    return kind ? [{ kind, id }] : [];
  });
}
