const maxRowsPerStatement = 100;

/** The rows in the order of their keys; rows with the same key become one. */
export function inOrder<Column extends string, Row extends Record<Column, unknown> & { count: number }>(
  rows: readonly Row[],
  key: readonly Column[],
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const sum = keyOf(row, key);
    byKey.set(sum, { ...row, count: row.count + (byKey.get(sum)?.count ?? 0) });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** A row's key as text. */
export const keyOf = <Column extends string>(row: Record<Column, unknown>, key: readonly Column[]): string =>
  JSON.stringify(key.map((column) => row[column]));

/** The rows in parts that one statement inserts. */
export const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / maxRowsPerStatement) }, (_, part) =>
    rows.slice(part * maxRowsPerStatement, (part + 1) * maxRowsPerStatement),
  );
