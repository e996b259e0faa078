import { type CategoryKind, categoryKind } from '#schemas/site/category-kind.ts';

/** Categories by kind, the one that the site is grouped by first; kinds without any are left out. */
export function groupByKind<Row extends { kind: CategoryKind }>(
  rows: readonly Row[],
  first: CategoryKind,
): { kind: CategoryKind; rows: Row[] }[] {
  return [first, ...categoryKind.options.filter((kind) => kind !== first)]
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) }))
    .filter((group) => group.rows.length > 0);
}
