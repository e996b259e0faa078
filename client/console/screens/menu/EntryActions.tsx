import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useUndoToast } from '../../editor/state/use-undo-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { type Destination, destinationsOf } from './move-entry.ts';
import type { MenuEditor } from './use-menu.ts';

/** What can be done with the chosen entry. */
export function EntryActions({ menu }: { menu: MenuEditor }) {
  const { t } = useLingui();
  const showUndo = useUndoToast();
  const { selected, rows, move, add, addBelow, remove } = menu;
  const places = selected && destinationsOf(selected, rows);
  const isTop = selected?.path.length === 2;
  const moves: [keyof NonNullable<typeof places>, string, string][] = [
    ['up', '↑', t`Move up`],
    ['down', '↓', t`Move down`],
    ['indent', '→', t`Into the submenu of the entry above`],
    ['outdent', '←', t`Out of the submenu`],
  ];
  const group = useRef<HTMLDivElement>(null);
  /** The button may be disabled for the entry at its new place, or for another entry. */
  const findFocus = () =>
    document.querySelector<HTMLElement>('.MenuScreen-tree [role="row"][aria-selected="true"]') ??
    group.current?.querySelector<HTMLElement>('button');
  const go = (to: Destination | undefined) => {
    if (selected && to) move(selected, to);
    void focusIfLost(findFocus);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar without arrow keys is a group
    <div ref={group} className="Row" role="group" aria-label={t`Chosen entry`}>
      <Button onPress={add}>
        + <Trans>Entry</Trans>
      </Button>
      <Button
        isDisabled={!isTop || selected.isInvalid}
        onPress={() => {
          if (selected) addBelow(selected);
          void focusIfLost(findFocus);
        }}
      >
        + <Trans>Submenu entry</Trans>
      </Button>
      {moves.map(([name, sign, label]) => (
        <Button
          key={name}
          kind="quiet"
          aria-label={label}
          isDisabled={!places?.[name]}
          onPress={() => go(places?.[name])}
        >
          {sign}
        </Button>
      ))}
      <Button
        kind="quiet"
        isDisabled={!selected}
        onPress={() => {
          if (!selected) return;
          showUndo(t`The entry has been removed.`, remove(selected));
          void focusIfLost(findFocus);
        }}
      >
        <Trans>Remove the entry</Trans>
      </Button>
    </div>
  );
}
