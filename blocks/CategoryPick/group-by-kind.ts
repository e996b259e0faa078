import { type CategoryKind, categoryKind } from '#schemas/site/category-kind.ts';

/** Groups categories by kind, the site's own kind first; kinds without categories are omitted. */
export function groupByKind<Row extends { kind: CategoryKind }>(
  rows: readonly Row[],
  first: CategoryKind,
): { kind: CategoryKind; rows: Row[] }[] {
  return [first, ...categoryKind.options.filter((kind) => kind !== first)]
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) }))
    .filter((group) => group.rows.length > 0);
}
