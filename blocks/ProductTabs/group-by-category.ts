/** Puts rows under the tabs whose category they are in, at most `perTab` each, in the order they came. Empty tabs are left out. */
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
