import type { PeriodState } from '#schemas/api/common.ts';

/** Groups of the list in display order. */
const listParts = ['running', 'upcoming', 'ended'] as const;
type ListPart = (typeof listParts)[number];

const partOf: Record<PeriodState, ListPart> = {
  ongoing: 'running',
  always: 'running',
  upcoming: 'upcoming',
  ended: 'ended',
};

/** Groups rows by state, each in source order; empty groups are omitted. */
export function partByState<Row>(rows: readonly Row[], stateOf: (row: Row) => PeriodState) {
  return listParts
    .map((part) => ({ part, rows: rows.filter((row) => partOf[stateOf(row)] === part) }))
    .filter(({ rows: members }) => members.length > 0);
}
