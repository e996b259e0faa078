/** Groups rows by tab category, at most `perTab` each, in source order. Empty tabs are omitted. */
export function groupByCategory<
  Tab extends { categoryId: number },
  Row extends { categoryIds: readonly number[] },
>(tabs: readonly Tab[], rows: readonly Row[], perTab: number): { tab: Tab; rows: Row[] }[] {
  return tabs
    .map((tab) => ({
      tab,
      rows: rows.filter((row) => row.categoryIds.includes(tab.categoryId)).slice(0, perTab),
    }))
    .filter((group) => group.rows.length > 0);
}
