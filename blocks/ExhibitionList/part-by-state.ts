import type { PeriodState } from '#schemas/api/common.ts';

/** Parts of the list in the order in which they stand. */
const listParts = ['running', 'upcoming', 'ended'] as const;
export type ListPart = (typeof listParts)[number];

const partOf: Record<PeriodState, ListPart> = {
  ongoing: 'running',
  always: 'running',
  upcoming: 'upcoming',
  ended: 'ended',
};

/** Sorts rows into the parts of the list, each in the order it came; parts without rows are left out. */
export function partByState<Row>(rows: readonly Row[], stateOf: (row: Row) => PeriodState) {
  return listParts
    .map((part) => ({ part, rows: rows.filter((row) => partOf[stateOf(row)] === part) }))
    .filter(({ rows: members }) => members.length > 0);
}
