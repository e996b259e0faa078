/**
 * The index of an item once it has left its old place, from where it is dropped.
 * @param target index of the item that it is dropped at, as it is before
 */
export function movedTo(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
