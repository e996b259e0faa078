import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ResetTarget } from './moves.ts';
import { useResetText } from './use-reset-text.ts';

/** Actions on the selected row; undefined if it does not support one. */
export type RowActions = {
  add: (() => void) | undefined;
  moveUp: (() => void) | undefined;
  moveDown: (() => void) | undefined;
  duplicate: (() => void) | undefined;
  copy: (() => void) | undefined;
  paste: (() => void) | undefined;
  save: (() => void) | undefined;
  /** Hides a block, or shows a hidden one again. */
  hide: { isHidden: boolean; run: () => void } | undefined;
  /** Leaves a page or a slot to the template, or a slot to all pages. */
  leave: { to: ResetTarget['to']; run: () => void } | undefined;
  remove: (() => void) | undefined;
};

/** The buttons below the tree: adding and moving, and everything else in a menu. */
export function OutlineActions({ actions }: { actions: RowActions }) {
  const { t } = useLingui();
  const { add, moveUp, moveDown, hide, leave } = actions;
  const resetText = useResetText();
  const items = [
    { id: 'duplicate', text: t`Duplicate`, run: actions.duplicate },
    { id: 'copy', text: t`Copy`, keys: 'Ctrl+C', run: actions.copy },
    { id: 'paste', text: t`Paste below`, keys: 'Ctrl+V', run: actions.paste },
    {
      id: 'hide',
      text: hide?.isHidden ? t`Show again` : t`Hide`,
      keys: 'Ctrl+Shift+H',
      run: hide?.run,
    },
    { id: 'save', text: t`Save to use again…`, run: actions.save },
    {
      id: 'template',
      text: resetText(leave?.to ?? 'template-part'),
      run: leave?.run,
    },
    { id: 'remove', text: t`Remove`, keys: 'Delete', run: actions.remove },
  ];
  return (
    <Group className="Outline-actions" aria-label={t`Chosen block`}>
      <Button isDisabled={!add} onPress={() => add?.()}>
        + <Trans>Add</Trans>
      </Button>
      <Button
        kind="quiet"
        aria-label={t`Move up`}
        aria-keyshortcuts="Alt+ArrowUp"
        isDisabled={!moveUp}
        onPress={() => moveUp?.()}
      >
        <Icon name="up" />
      </Button>
      <Button
        kind="quiet"
        aria-label={t`Move down`}
        aria-keyshortcuts="Alt+ArrowDown"
        isDisabled={!moveDown}
        onPress={() => moveDown?.()}
      >
        <Icon name="down" />
      </Button>
      <MenuTrigger>
        <Button kind="quiet" aria-label={t`More`}>
          <Icon name="more" />
        </Button>
        <Popover className="Popover">
          <Menu
            className="Options"
            disabledKeys={items.filter(({ run }) => !run).map(({ id }) => id)}
            onAction={(id) => items.find((item) => item.id === id)?.run?.()}
          >
            {items.map(({ id, text, keys }) => (
              <MenuItem key={id} id={id} className="Option" textValue={text}>
                <span>{text}</span> {keys && <kbd className="Option-keys">{keys}</kbd>}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </Group>
  );
}
