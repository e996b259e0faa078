/**
 * A site path with a query. Empty and missing values are left out and keys are sorted, so that a list always has the
 * same URL.
 */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}
