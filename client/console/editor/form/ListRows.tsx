import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { Json } from '#schemas/json.ts';
import { Button } from '../../ui/Button.tsx';
import { followItem } from './follow-item.ts';
import { movedTo } from './moved-to.ts';

type Props = {
  label: string;
  items: readonly Json[];
  /** What the items are called, in their order. */
  names: readonly string[];
  /** Index of the item that is open. */
  chosen?: number | null;
  /** Undefined if items cannot be opened. */
  onChoose?: (index: number | null) => void;
  /** `to` is the index once the item has left its old place. */
  onMove: (from: number, to: number) => void;
  /** Undefined if no item may be removed. */
  onRemove: ((index: number) => void) | undefined;
};

/** The items of a list by name. They move by drag and drop, whose handles also take Enter and arrow keys, and by buttons. */
export function ListRows({ label, items, names, chosen = null, onChoose, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const rows = names.map((name, index) => ({ id: index, name, index }));
  /** The list as it was when the drag began: colleagues may change it before the drop. */
  const dragged = useRef<{ items: readonly Json[]; index: number } | undefined>(undefined);
  const { dragAndDropHooks } = useDragAndDrop<(typeof rows)[number]>({
    getItems: (_, moved) => {
      dragged.current = moved[0] && { items, index: moved[0].index };
      return moved.map(({ name }) => ({ 'text/plain': name }));
    },
    onReorder: ({ target }) => {
      if (!dragged.current || typeof target.key !== 'number') return;
      const from = followItem(dragged.current.items, items, dragged.current.index);
      if (from === null) return;
      onMove(from, movedTo(from, target.key, target.dropPosition));
    },
  });
  const list = useRef<HTMLDivElement>(null);
  /** Moves an item, and the focus with it: another item stands in its row now. */
  const step = (from: number, to: number, by: 'up' | 'down') => {
    onMove(from, to);
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll<HTMLElement>('[role="row"]')[to];
      (row?.querySelector<HTMLElement>(`[data-step="${by}"]:not(:disabled)`) ?? row)?.focus();
    });
  };
  return (
    <GridList
      ref={list}
      className="ListRows"
      aria-label={label}
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode={onChoose ? 'single' : 'none'}
      escapeKeyBehavior="none"
      selectionBehavior="replace"
      selectedKeys={chosen === null ? [] : [chosen]}
      {...(onChoose && {
        onAction: (key) => onChoose(Number(key)),
        onSelectionChange: (keys) => keys !== 'all' && onChoose([...keys].map(Number)[0] ?? null),
      })}
      dependencies={[names.length, onRemove !== undefined]}
    >
      {({ name, index }) => (
        <GridListItem className="ListRows-one" textValue={name}>
          <DragButton
            slot="drag"
            className="Button Button--quiet ListRows-handle"
            aria-label={t`Drag: ${name}`}
          >
            ⠿
          </DragButton>
          <span className="ListRows-name">{name}</span>
          <span className="List-buttons">
            <Button
              kind="quiet"
              aria-label={t`Move up: ${name}`}
              isDisabled={index === 0}
              data-step="up"
              onPress={() => step(index, index - 1, 'up')}
            >
              ↑
            </Button>
            <Button
              kind="quiet"
              aria-label={t`Move down: ${name}`}
              isDisabled={index === names.length - 1}
              data-step="down"
              onPress={() => step(index, index + 1, 'down')}
            >
              ↓
            </Button>
            {onRemove && (
              <Button kind="quiet" aria-label={t`Remove: ${name}`} onPress={() => onRemove(index)}>
                ×
              </Button>
            )}
          </span>
          {chosen === index && (
            <span className="Hidden">
              <Trans>open</Trans>
            </span>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
