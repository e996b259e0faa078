import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { Button } from '../../ui/Button.tsx';
import { AddDialog } from '../tree/AddDialog.tsx';
import type { TreeRow } from '../tree/page-tree.ts';
import {
  blocksFor,
  isInList,
  movedIndex,
  type Place,
  placeAtEnd,
  placeBelow,
  siblingsOf,
} from '../tree/places.ts';
import { BlocksContext } from '../tree/row-names.ts';
import type { RowState } from '../tree/row-state.ts';
import { SiteTree } from '../tree/SiteTree.tsx';

type Props = {
  page: string;
  rows: TreeRow[];
  all: TreeRow[];
  selected: TreeRow | undefined;
  states: ReadonlyMap<string, RowState>;
  onSelect: (row: TreeRow) => void;
  isReadOnly: boolean;
  edits: {
    add: (block: CatalogBlock, place: Place) => void;
    remove: (row: TreeRow) => void;
    move: (row: TreeRow, by: -1 | 1) => void;
    duplicate: (row: TreeRow) => void;
    customize: (row: TreeRow) => void;
  };
  /** Whether the page is the document's own. */
  isOwnPage: boolean;
};

/** The structure of the page with what can be done with the chosen block. */
export function Outline({
  page,
  rows,
  all,
  selected,
  states,
  onSelect,
  isReadOnly,
  edits,
  isOwnPage,
}: Props) {
  const { t } = useLingui();
  const blocks = useContext(BlocksContext);
  const [place, setPlace] = useState<Place>();
  const isOwn = selected?.origin === 'document' && !isReadOnly;
  const below = isOwn && selected ? placeBelow(selected, all, blocks) : undefined;
  const atEnd = isOwnPage && !isReadOnly ? placeAtEnd(page, rows) : undefined;
  const target = below ?? atEnd;
  const canMove = (by: -1 | 1) =>
    isOwn && selected !== undefined && movedIndex(selected, by, siblingsOf(selected, all)) !== undefined;
  const isListed = isOwn && selected !== undefined && isInList(selected);
  return (
    <div className="Outline">
      <SiteTree
        rows={rows}
        selected={selected?.key ?? null}
        onSelect={onSelect}
        states={states}
        onDelete={(row) => !isReadOnly && edits.remove(row)}
        onMove={(row, by) => !isReadOnly && edits.move(row, by)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar without arrow keys is a group */}
      <div className="Outline-actions" role="group" aria-label={t`Chosen block`}>
        <Button isDisabled={!target || target.isFull} onPress={() => setPlace(target)}>
          + <Trans>Add</Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Move up`}
          isDisabled={!canMove(-1)}
          onPress={() => selected && edits.move(selected, -1)}
        >
          ↑
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Move down`}
          isDisabled={!canMove(1)}
          onPress={() => selected && edits.move(selected, 1)}
        >
          ↓
        </Button>
        <Button kind="quiet" isDisabled={!isListed} onPress={() => selected && edits.duplicate(selected)}>
          <Trans>Duplicate</Trans>
        </Button>
        <Button
          kind="quiet"
          isDisabled={!isOwn || selected?.kind !== 'node'}
          onPress={() => selected && edits.remove(selected)}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      <AddDialog
        isOpen={place !== undefined}
        onClose={() => setPlace(undefined)}
        blocks={place ? blocksFor(place, blocks) : []}
        onAdd={(block) => {
          if (place) edits.add(block, place);
          setPlace(undefined);
        }}
      />
    </div>
  );
}
