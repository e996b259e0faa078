import type { RouteMatch } from '#engine/route/match-path.ts';
import { listOfParam } from '#schemas/content/source-ids.ts';
import type { IdKind } from './partner-facts.ts';

/** What a parameter of a source names by id; undefined if it is no id, or of visitors' articles. */
export function kindOfParam(source: string, param: string): IdKind | undefined {
  const list = listOfParam(source, param);
  return list === 'boardArticles' ? 'boards' : list;
}

/** The ids in a URL of the site: those in its path, and the category in its query. */
export function idInLink(
  { pageKey, params }: RouteMatch,
  query: URLSearchParams,
): { kind: IdKind; id: string }[] {
  const given = Object.entries({ ...params, ...Object.fromEntries(query) });
  return given.flatMap(([name, id]) => {
    const kind = name === 'id' && pageKey.startsWith('/boards/') ? 'boards' : kindOfParam('', name);
    return kind ? [{ kind, id }] : [];
  });
}
