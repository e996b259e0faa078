import { useRef, useState } from 'react';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { jsonAt } from '../document/parse-document.ts';
import type { GallerySite } from '../gallery/Gallery.tsx';
import { LazyGallery } from '../gallery/LazyGallery.tsx';
import { isMovable, resetTarget, templatePart } from '../tree/moves.ts';
import { OutlineActions, type RowActions } from '../tree/OutlineActions.tsx';
import type { TreeRow } from '../tree/page-tree.ts';
import { movedIndex, type Place, placeAtEnd, siblingsOf } from '../tree/places.ts';
import { useRowNames } from '../tree/row-names.ts';
import type { RowState } from '../tree/row-state.ts';
import { SiteTree } from '../tree/SiteTree.tsx';
import type { NodeClipboard } from '../tree/use-node-clipboard.ts';
import { useTreeDrag } from '../tree/use-tree-drag.tsx';
import type { Adding } from './use-adding.ts';
import type { NodeEdits } from './use-node-edits.ts';

const SaveSectionDialog = lazyPart(
  () => import('../gallery/SaveSectionDialog.tsx').then((module) => module.SaveSectionDialog),
  { rows: 0 },
);

type Props = {
  site: GallerySite;
  rows: TreeRow[];
  all: TreeRow[];
  selected: TreeRow | undefined;
  states: ReadonlyMap<string, RowState>;
  onSelect: (row: TreeRow) => void;
  /** Brings the form of the selected row into view. */
  onOpen: () => void;
  isReadOnly: boolean;
  edits: NodeEdits;
  /** Where a new node goes. */
  place: Place | undefined;
  clipboard: NodeClipboard;
  /** Whether the page is the document's own. */
  isOwnPage: boolean;
  /** The gallery, which adds a block. */
  adding: Adding;
};

/** The structure of the page, with the actions for the selected block. */
export function Outline(props: Props) {
  const { site, rows, all, selected, states, onSelect, onOpen, isReadOnly, edits, isOwnPage } = props;
  const { place, clipboard, adding } = props;
  const { page, document, template } = site;
  const nameOf = useRowNames();
  const [saving, setSaving] = useState<{ node: CopiedNode; name: string }>();
  const isOwn = selected?.origin === 'document' && !isReadOnly;
  const atEnd = isOwnPage && !isReadOnly ? placeAtEnd(page, rows) : undefined;
  const isDropped = useRef(false);
  const onDrop: NodeEdits['moveTo'] = (row, move) => {
    isDropped.current = true;
    edits.moveTo(row, move);
  };
  const dragAndDropHooks = useTreeDrag({ all, atEnd, isReadOnly, onMove: onDrop });
  const node = selected?.kind === 'node' ? selected : undefined;
  const part = selected ? templatePart(selected) : isOwnPage ? ['pages', page] : undefined;
  const back = resetTarget(part, template, document);

  const save = (row: TreeRow) => {
    const { title, detail } = nameOf(row);
    const written = jsonAt(row.origin === 'document' ? document : template, row.path);
    // What is saved is to be seen where it is used.
    const { hidden: _, ...node } = written as CopiedNode;
    setSaving({ node: node as CopiedNode, name: detail ? `${title} – ${detail}` : title });
  };
  const actions: RowActions = {
    add: place && !place.isFull ? () => adding.open(place) : undefined,
    moveUp: isOwn ? step(-1) : undefined,
    moveDown: isOwn ? step(1) : undefined,
    duplicate: isOwn && node && isMovable(node) ? () => edits.duplicate(node) : undefined,
    copy: node && (() => clipboard.copy(node)),
    paste: isReadOnly ? undefined : () => clipboard.pasteFromClipboard(place),
    hide:
      isOwn && node
        ? { isHidden: node.isHidden === true, run: () => edits.setHidden(node, !node.isHidden) }
        : undefined,
    save: node && !isReadOnly ? () => save(node) : undefined,
    leave: back && !isReadOnly ? { to: back.to, run: () => edits.leaveTo(back) } : undefined,
    remove: isOwn && node ? () => edits.remove(node) : undefined,
  };
  function step(by: -1 | 1): (() => void) | undefined {
    const isPossible = node && movedIndex(node, by, siblingsOf(node, all)) !== undefined;
    return isPossible ? () => edits.move(node, by) : undefined;
  }
  const isInTree = ({ target }: React.ClipboardEvent) =>
    (target as Element).closest('[role="treegrid"]') !== null;
  const onCopy = (event: React.ClipboardEvent) => {
    const text = node && isInTree(event) ? clipboard.textOf(node) : undefined;
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (event.type === 'cut') actions.remove?.();
  };
  const onPaste = (event: React.ClipboardEvent) => {
    if (isReadOnly || !isInTree(event)) return;
    event.preventDefault();
    clipboard.paste(event.clipboardData.getData('text/plain'), place);
  };
  return (
    <div className="Outline" onCopy={onCopy} onCut={onCopy} onPaste={onPaste}>
      <SiteTree
        rows={rows}
        selected={selected?.key ?? null}
        onSelect={onSelect}
        onOpen={onOpen}
        states={states}
        onDelete={(row) => !isReadOnly && edits.remove(row)}
        onMove={(row, by) => !isReadOnly && edits.move(row, by)}
        onHide={isReadOnly ? undefined : edits.setHidden}
        dragAndDropHooks={dragAndDropHooks}
        isDropped={isDropped}
      />
      <OutlineActions actions={actions} />
      <LazyGallery site={site} place={adding.place} onClose={adding.close} onAdd={adding.add} />
      {saving && <SaveSectionDialog code={site.code} section={saving} onClose={() => setSaving(undefined)} />}
    </div>
  );
}
