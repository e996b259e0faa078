/**
 * The index of an item once it has left its old place, given the index at which it is dropped.
 * @param target index before the move of the item that it is dropped at
 */
export function movedTo(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
