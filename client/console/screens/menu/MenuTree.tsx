import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { useLanguageNames } from '../../editor/form/language-names.ts';
import { type Localized, missingIn } from '../../editor/form/localized-value.ts';
import { followEntry } from './follow-entry.ts';
import type { MenuRow } from './menu-rows.ts';
import { destinationOf, destinationsOf } from './move-entry.ts';
import { useRowTitle } from './row-title.ts';
import type { MenuEditor } from './use-menu.ts';

type Props = {
  menu: MenuEditor;
  languages: readonly LanguageCode[];
  isReadOnly: boolean;
  /** The worst finding of each row, by its key. */
  levels: ReadonlyMap<string, 'error' | 'warning'>;
};

/**
 * The menu as a tree: dragged by the pointer, or by the keyboard from the handle of a row. Alt with an arrow moves the
 * focused entry at once, and Delete removes it.
 */
export function MenuTree({ menu, languages, isReadOnly, levels }: Props) {
  const { t } = useLingui();
  const { rows, all, selected, select, move, remove } = menu;
  const titleOf = useRowTitle(languages);
  const dragged = useRef<{ row: MenuRow; rows: MenuRow[] }>(undefined);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const rowOf = (key: unknown) => all.find((row) => row.key === key);
  /** The dragged entry where it is now: colleagues may have moved it since the drag began. */
  const draggedNow = () => dragged.current && followEntry(dragged.current.row, dragged.current.rows, rows);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': titleOf(rowOf(key)) })),
    onDragStart: ({ keys }) => {
      const row = rowOf([...keys][0]);
      dragged.current = row && { row, rows };
    },
    getDropOperation: (target) => {
      const row = target.type === 'item' ? rowOf(target.key) : undefined;
      const entry = draggedNow();
      if (target.type !== 'item' || !row || !entry) return 'cancel';
      return destinationOf(entry, row, target.dropPosition) ? 'move' : 'cancel';
    },
    onMove: ({ target }) => {
      const [entry, row] = [draggedNow(), rowOf(target.key)];
      const to = entry && row && destinationOf(entry, row, target.dropPosition);
      if (entry && to) move(entry, to);
    },
  });
  const tree = useRef<HTMLDivElement>(null);
  const selectedKey = selected?.key ?? null;
  useEffect(() => {
    // An entry that was moved by the keyboard has another place: the focus goes with it.
    if (selectedKey === null || !tree.current?.contains(document.activeElement)) return;
    const elements = tree.current.querySelectorAll<HTMLElement>('[role="row"]');
    const row = [...elements].find(({ dataset }) => dataset.key === selectedKey);
    // The handle of a row keeps the focus.
    if (!row?.contains(document.activeElement)) row?.focus();
  }, [selectedKey]);
  const onKeyDownCapture = (event: React.KeyboardEvent) => {
    const row = rowOf((event.target as HTMLElement).closest('[role="row"]')?.getAttribute('data-key'));
    if (!row || isReadOnly) return;
    const { up, down, indent, outdent } = destinationsOf(row, rows);
    const to = { ArrowUp: up, ArrowDown: down, ArrowRight: indent, ArrowLeft: outdent }[event.key];
    if (event.key === 'Delete') remove(row);
    else if (event.altKey && event.key.startsWith('Arrow')) to && move(row, to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={tree} onKeyDownCapture={onKeyDownCapture}>
      <Tree
        className="Tree MenuTree"
        aria-label={t`Entries of the menu`}
        items={rows}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selectedKey === null ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) select(String(key));
        }}
        expandedKeys={all.map(({ key }) => key).filter((key) => !collapsed.has(key))}
        onExpandedChange={(keys) =>
          setCollapsed(new Set(all.map(({ key }) => key).filter((key) => !keys.has(key))))
        }
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[languages, levels, isReadOnly]}
      >
        {(row) => <Row row={row} languages={languages} isReadOnly={isReadOnly} levels={levels} />}
      </Tree>
    </div>
  );
}

type RowProps = Omit<Props, 'menu'> & { row: MenuRow };

function Row({ row, languages, isReadOnly, levels }: RowProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const title = useRowTitle(languages)(row);
  const missing = missingIn(row.title as Localized | undefined, languages);
  const level = levels.get(row.key);
  return (
    <TreeItem id={row.key} textValue={title} className="Tree-row">
      <TreeItemContent>
        {({ level: depth, hasChildItems }) => (
          <div className="Tree-content" style={{ paddingInlineStart: `${(depth - 1) * 1.5}rem` }}>
            {!isReadOnly && (
              <Button slot="drag" className="MenuTree-handle" aria-label={t`Move: ${title}`}>
                <span aria-hidden="true">⠿</span>
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className="Tree-chevron">
                ▸
              </Button>
            ) : (
              <span className="Tree-chevron" />
            )}
            <span className="Tree-text">
              <span className="Tree-title">{title}</span>
              <span className="Tree-detail">{row.url}</span>
            </span>
            {row.useWidget && (
              <span className="Badge Badge--accent">
                <Trans>Opens the widget</Trans>
              </span>
            )}
            {missing.length > 0 && (
              <span className="Badge Badge--warning">
                <Trans>Missing: {missing.map((language) => names[language]).join(', ')}</Trans>
              </span>
            )}
            {level && (
              <span className={`Badge Badge--${level}`}>
                {level === 'error' ? <Trans>Has errors</Trans> : <Trans>Has warnings</Trans>}
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={row.children}>
        {(child) => <Row languages={languages} isReadOnly={isReadOnly} levels={levels} row={child} />}
      </Collection>
    </TreeItem>
  );
}
