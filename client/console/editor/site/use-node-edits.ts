import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { Json } from '#schemas/json.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { afterRemoval } from '../document/operations.ts';
import { jsonAt } from '../document/parse-document.ts';
import { selectionAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';
import type { Move, ResetTarget } from '../tree/moves.ts';
import { idsIn, type TreeRow } from '../tree/page-tree.ts';
import { isInList, movedIndex, type Place, siblingsOf } from '../tree/places.ts';
import { withFreeIds } from './with-free-ids.ts';

/**
 * What can be done with the nodes of the page in view. Nodes of the template first become the document's own. While the
 * document has a syntax error, nothing changes, nor is reported.
 */
export function useNodeEdits(template: Json | undefined, page: string, all: TreeRow[]) {
  const { t } = useLingui();
  const { value, setValue, insertNode, moveNode, removeAt, duplicateNode } = useDocument();
  const showUndo = useUndoToast();
  const select = useSetAtom(selectionAtom);
  const ids = () => idsIn([jsonAt(value, ['pages', page]), jsonAt(value, ['slots'])] as Json);
  const isOwn = (row: TreeRow) => row.origin === 'document';
  const edits = {
    /** Copies what a row of the template belongs to into the document: the page, or the slot of all pages. */
    customize(row: Pick<TreeRow, 'path'>): void {
      const from = row.path.slice(0, 2);
      const written = jsonAt(template, from);
      if (written !== undefined) setValue(from, written);
    },
    /** Inserts a copy of a node under ids that are free. */
    insert(node: CopiedNode, { list, index, isSingle }: Place): void {
      const added = withFreeIds(node as Json, ids());
      if (isSingle) setValue(list, added);
      else insertNode(list, index, added);
      select(isSingle ? list : [...list, index]);
    },
    /** Gives a page or a slot back to the template, or a slot of one page back to all pages. */
    leaveTo({ path, to, value: templates }: ResetTarget): void {
      if (templates === undefined) removeAt(path);
      else setValue(path, templates);
      select(null);
      const text =
        to === 'shared-part'
          ? t`This page uses the shared version again.`
          : t`The template’s version is used again.`;
      showUndo(text);
    },
    remove(row: TreeRow): void {
      if (!isOwn(row) || row.kind !== 'node') return;
      // Without a node the slot would be the template's again.
      if (isInList(row)) removeAt(row.path);
      else setValue(row.path, null);
      // The row of the emptied slot stays, with the ways to fill it again.
      select(isInList(row) ? null : row.path);
      showUndo(t`The block has been removed.`);
    },
    /** Hides a node with what is inside it, or shows it again. */
    setHidden(row: TreeRow, isHidden: boolean): void {
      if (!isOwn(row) || row.kind !== 'node') return;
      setValue([...row.path, 'hidden'], isHidden ? true : undefined);
      showUndo(isHidden ? t`The block is hidden: visitors do not get it.` : t`The block is shown again.`);
    },
    move(row: TreeRow, by: -1 | 1): void {
      const index = isOwn(row) && isInList(row) ? movedIndex(row, by, siblingsOf(row, all)) : undefined;
      if (index === undefined) return;
      const list = row.path.slice(0, -1);
      moveNode(row.path, list, index);
      select([...list, index]);
    },
    moveTo(row: TreeRow, { list, index }: Move): void {
      moveNode(row.path, list, index);
      select([...afterRemoval(list, row.path), index]);
    },
    duplicate(row: TreeRow): void {
      const index = row.path.at(-1);
      if (!isOwn(row) || !isInList(row) || typeof index !== 'number') return;
      const taken = ids();
      duplicateNode(row.path, (copy) => withFreeIds(copy, taken));
      select([...row.path.slice(0, -1), index + 1]);
    },
  };
  const possible: typeof edits = value === undefined ? noEdits : edits;
  return possible;
}

export type NodeEdits = ReturnType<typeof useNodeEdits>;

const nothing = (): void => {};
const noEdits = {
  customize: nothing,
  insert: nothing,
  leaveTo: nothing,
  remove: nothing,
  setHidden: nothing,
  move: nothing,
  moveTo: nothing,
  duplicate: nothing,
};
