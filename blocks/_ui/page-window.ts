/**
 * The page numbers to offer around the current one: first, last and the neighbors, at most 7 entries. `null` marks a
 * gap; a single number is never omitted, because a gap takes the same space.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1);
  const current = Math.min(Math.max(page, 1), pages);
  const start = Math.min(Math.max(current - 1, 3), pages - 4);
  const middle = [start, start + 1, start + 2];
  return [1, start === 3 ? 2 : null, ...middle, start === pages - 4 ? pages - 1 : null, pages];
}
