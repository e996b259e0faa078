import { useContext, useRef } from 'react';
import { DropIndicator, type DropTarget, useDragAndDrop } from 'react-aria-components';
import { isMovable, type Move, moveTo, placeAt } from './moves.ts';
import type { TreeRow } from './page-tree.ts';
import type { Place } from './places.ts';
import { BlocksContext, useRowNames } from './row-names.ts';

/** The type of dragged rows: nothing else can be dropped into the tree, nor a row elsewhere. */
const dragType = 'application/x-maru-node';

type Options = {
  all: readonly TreeRow[];
  /** The place at the end of the page; undefined if the page is the template's. */
  atEnd: Place | undefined;
  isReadOnly: boolean;
  onMove: (row: TreeRow, move: Move) => void;
};

/**
 * Dragging rows of the tree by pointer and by keyboard. Only places that allow the block are drop targets, and nothing
 * moves before the drop.
 */
export function useTreeDrag({ all, atEnd, isReadOnly, onMove }: Options) {
  const blocks = useContext(BlocksContext);
  const nameOf = useRowNames();
  const dragged = useRef<TreeRow | undefined>(undefined);
  const rowOf = (key: unknown) => all.find((row) => row.key === key);
  /** The dragged row where it is now: colleagues may have moved it since the drag began. */
  const draggedNow = () => {
    const { id, origin } = dragged.current ?? {};
    return id === undefined ? undefined : all.find((row) => row.id === id && row.origin === origin);
  };

  function moveOf(target: DropTarget): Move | undefined {
    const moved = draggedNow();
    if (!moved || isReadOnly) return undefined;
    if (target.type === 'root') return atEnd && moveTo(moved, atEnd, blocks);
    const row = rowOf(target.key);
    // Dropping onto a node is not offered: its slots are rows of their own.
    if (!row || (target.dropPosition === 'on') !== (row.kind === 'slot')) return undefined;
    const at = target.dropPosition === 'on' ? 'inside' : target.dropPosition;
    const place = placeAt({ at, row }, all, blocks);
    return place && moveTo(moved, place, blocks);
  }

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => {
      const [row] = [...keys].flatMap((key) => rowOf(key) ?? []);
      dragged.current = row && isMovable(row) ? row : undefined;
      return dragged.current
        ? [{ [dragType]: dragged.current.key, 'text/plain': nameOf(dragged.current).title }]
        : [];
    },
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (moveOf(target) ? 'move' : 'cancel'),
    onMove: ({ target }) => {
      const [moved, move] = [draggedNow(), moveOf(target)];
      if (moved && move) onMove(moved, move);
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="Tree-drop" />,
    renderDragPreview: () => (
      <div className="Tree-preview">{dragged.current && nameOf(dragged.current).title}</div>
    ),
  });
  return dragAndDropHooks;
}
