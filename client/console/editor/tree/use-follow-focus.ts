import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after which a drop has focused its target. */
const dropMs = 150;

/**
 * Moves the focus along with the selected row, if it is in the tree: the row of a block that was moved, or put back by an
 * undo, is another one.
 * @param isDropped whether the block was dropped; set before it is selected at its new place
 * @returns a function that lets the focus be
 */
export function useFollowFocus(
  tree: RefObject<HTMLElement | null>,
  selected: string | null,
  isDropped: RefObject<boolean>,
): () => void {
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const isDrop = isDropped.current;
    isDropped.current = false;
    const isInside = () => tree.current?.contains(document.activeElement) === true;
    const wasInside = isInside();
    if (selected === null || !(wasInside || isDrop)) return;
    const follow = () => {
      const rows = [...(tree.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
      rows.find(({ dataset }) => dataset.key === selected)?.focus();
    };
    if (wasInside) follow();
    const left = document.activeElement;
    again.current = setTimeout(() => {
      const { activeElement, body } = document;
      // A drop focuses its target first, and a row far away is drawn late. Otherwise the operator has moved the focus.
      if (isDrop ? isInside() : activeElement === left || activeElement === body) follow();
    }, dropMs);
    return () => clearTimeout(again.current);
  }, [tree, selected, isDropped]);
  return () => clearTimeout(again.current);
}
