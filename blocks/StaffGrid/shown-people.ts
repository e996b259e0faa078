import type { EmployeeRow } from '#schemas/api/partner-employees.ts';

/** The staff that a grid shows. */
export const shownPeople = (
  rows: readonly EmployeeRow[],
  { doctorsOnly, limit }: { doctorsOnly: boolean; limit?: number | undefined },
): EmployeeRow[] => rows.filter((row) => row.isDoctor || !doctorsOnly).slice(0, limit);
