import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  Button,
  Collection,
  type DragAndDropHooks,
  ListLayout,
  ToggleButton,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import { Icon } from '../../ui/Icon.tsx';
import { isMovable } from './moves.ts';
import type { TreeRow } from './page-tree.ts';
import { flatRows } from './page-tree.ts';
import { useRowNames } from './row-names.ts';
import type { RowState } from './row-state.ts';
import { useFollowFocus } from './use-follow-focus.ts';

type Props = {
  rows: TreeRow[];
  selected: string | null;
  onSelect: (row: TreeRow) => void;
  /** A row was clicked: arrow keys only select. */
  onOpen: () => void;
  /** States of nodes, by key: hidden, failed, or with problems. */
  states: ReadonlyMap<string, RowState>;
  onDelete: (row: TreeRow) => void;
  onMove: (row: TreeRow, by: -1 | 1) => void;
  /** Hides a node or shows it again; undefined if nothing can be changed. */
  onHide: ((row: TreeRow, isHidden: boolean) => void) | undefined;
  dragAndDropHooks: DragAndDropHooks;
  /** Whether the selected row was dropped at its place. */
  isDropped: RefObject<boolean>;
};

/** Pixels of a row: only rows in view are drawn. */
const rowHeight = 36;
const padding = 8;

/** The nodes of a page as a tree. Delete removes the focused node, Ctrl+Shift+H hides it, Alt with an arrow moves it a
 * step, and Enter lets the arrows choose its place. */
export function SiteTree(props: Props) {
  const { rows, selected, onSelect, onOpen, states, onDelete, onMove, onHide, dragAndDropHooks, isDropped } =
    props;
  const { t } = useLingui();
  const all = flatRows(rows);
  const [expanded, setExpanded] = useState<Set<string>>(new Set());
  useEffect(() => {
    if (selected === null) return;
    // Keep the node that is selected in the page visible.
    const above = flatRows(rows).filter((row) => flatRows(row.children).some(({ key }) => key === selected));
    setExpanded((now) => new Set([...now, ...above.map(({ key }) => key)]));
  }, [selected, rows]);
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = tree.current?.querySelector('.Tree');
    const at = shownRows(rows, expanded).findIndex(({ key }) => key === selected);
    if (!list || at < 0) return;
    const top = at * rowHeight;
    const hidden = top + rowHeight + 2 * padding - list.clientHeight;
    if (list.scrollTop > top) list.scrollTop = top;
    else if (list.scrollTop < hidden) list.scrollTop = hidden;
  }, [selected, rows, expanded]);
  const stopFollowing = useFollowFocus(tree, selected, isDropped);
  // The row on which Enter was pressed. Enter starts dragging, arrow keys choose the place, and Enter drops.
  const entered = useRef<string | undefined>(undefined);
  const onKeyDownCapture = (event: React.KeyboardEvent) => {
    const focused = (event.target as HTMLElement).closest('[role="row"]')?.getAttribute('data-key');
    const row = all.find(({ key }) => key === focused);
    if (row?.kind !== 'node') return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.key === 'Enter' && (event.target as HTMLElement).dataset.key === row.key)
      entered.current = row.key;
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(row);
    else if (event.altKey && by) onMove(row, by);
    else if (isHideKey(event) && onHide && row.origin === 'document') onHide(row, !row.isHidden);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyUpCapture = (event: React.KeyboardEvent) => {
    const row = event.target as HTMLElement;
    const isBegun =
      event.key === 'Enter' && entered.current !== undefined && row.dataset.key === entered.current;
    entered.current = undefined;
    // Wait for keyup: the same key press would otherwise drop the row.
    if (!isBegun) return;
    // From here on, drop targets have the focus.
    stopFollowing();
    pressEnter(row.querySelector<HTMLElement>('.Tree-drag'));
  };
  const onClickCapture = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('[role="row"]') && !target.closest('button')) onOpen();
  };
  return (
    <div
      className="Tree-box"
      ref={tree}
      onKeyDownCapture={onKeyDownCapture}
      onKeyUpCapture={onKeyUpCapture}
      onClickCapture={onClickCapture}
    >
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, padding }}>
        <Tree
          className="Tree"
          aria-label={t`Structure of the page`}
          items={rows}
          dragAndDropHooks={dragAndDropHooks}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === null ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            const row = all.find((one) => one.key === key);
            if (row) onSelect(row);
          }}
          expandedKeys={expanded}
          onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          dependencies={[states, onHide !== undefined]}
        >
          {(row) => <Row row={row} states={states} onHide={onHide} isInHidden={false} />}
        </Tree>
      </Virtualizer>
    </div>
  );
}

const isHideKey = ({ key, ctrlKey, metaKey, shiftKey }: React.KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'h';

/** The rows that can be scrolled to: those below a closed one are not drawn. */
const shownRows = (rows: readonly TreeRow[], expanded: ReadonlySet<string>): TreeRow[] =>
  rows.flatMap((row) => [row, ...(expanded.has(row.key) ? shownRows(row.children, expanded) : [])]);

/**
 * Presses the handle of a row by keyboard: a click would start the mode for screen readers, which has no drop targets.
 */
function pressEnter(handle: HTMLElement | null): void {
  handle?.focus();
  for (const type of ['keydown', 'keyup'])
    handle?.dispatchEvent(
      new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
    );
}

type RowProps = Pick<Props, 'states' | 'onHide'> & { row: TreeRow; isInHidden: boolean };

function Row({ row, states, onHide, isInHidden }: RowProps) {
  const { t } = useLingui();
  const names = useRowNames();
  const { title, detail } = names(row);
  const isHidden = row.isHidden === true;
  const found = states.get(row.key);
  // The eye tells it.
  const state = isHidden && found === 'hidden' ? undefined : found;
  const stateNames = {
    hidden: t`Hidden now`,
    failed: t`Failed`,
    error: t`Error`,
    warning: t`Warning`,
  };
  return (
    <TreeItem
      id={row.key}
      textValue={title}
      aria-label={isHidden ? t`${title}, hidden` : title}
      className={`Tree-row Tree-row--${row.kind} ${isHidden || isInHidden ? 'Tree-row--hidden' : ''}`}
    >
      <TreeItemContent>
        {({ level, hasChildItems, allowsDragging }) => (
          <div className="Tree-content" style={{ paddingInlineStart: `${(level - 1) * 0.75}rem` }}>
            {hasChildItems ? (
              <Button slot="chevron" className="Tree-chevron">
                <Icon name="chevron-right" />
              </Button>
            ) : (
              <span className="Tree-chevron" />
            )}
            <span className="Tree-text">
              <span className="Tree-title">{title}</span>
              {detail && <span className="Tree-detail">{detail}</span>}
            </span>
            {state && <span className={`Badge Badge--${state}`}>{stateNames[state]}</span>}
            {onHide && row.kind === 'node' && row.origin === 'document' ? (
              <ToggleButton
                className="Tree-eye"
                aria-label={t`Hide ${title}`}
                isSelected={isHidden}
                onChange={(isOn) => onHide(row, isOn)}
              >
                <Icon name={isHidden ? 'eye-off' : 'eye'} />
              </ToggleButton>
            ) : (
              isHidden && <Icon name="eye-off" />
            )}
            {allowsDragging && isMovable(row) && (
              <Button slot="drag" className="Tree-drag">
                <Icon name="grip" />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={row.children}>
        {(child) => <Row states={states} onHide={onHide} row={child} isInHidden={isHidden || isInHidden} />}
      </Collection>
    </TreeItem>
  );
}
