import { type Key, useDragAndDrop } from 'react-aria-components';

/**
 * Moves the rows of a list by drag and drop.
 * @param onOrder gets the ids in a new order; undefined if the order cannot be changed
 */
export function useListDrag(rows: readonly { id: number }[], onOrder: ((ids: number[]) => void) | undefined) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onOrder,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const before = rows.map(({ id }) => id);
      const ids = orderAfterDrop(before, keys, target);
      if (ids.some((id, at) => id !== before[at])) onOrder?.(ids);
    },
  });
  return dragAndDropHooks;
}

type DropTarget = { key: Key; dropPosition: 'before' | 'after' | 'on' };

/** The ids after some of them, which stay in their order, were dropped before or after another one. */
export function orderAfterDrop(
  ids: readonly number[],
  dropped: ReadonlySet<Key>,
  { key, dropPosition }: DropTarget,
): number[] {
  const others = ids.filter((id) => !dropped.has(id));
  const index = others.indexOf(Number(key)) + (dropPosition === 'after' ? 1 : 0);
  return others.toSpliced(index, 0, ...ids.filter((id) => dropped.has(id)));
}
