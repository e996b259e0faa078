import type { ReactNode } from 'react';
import { type Key, ListBox, ListBoxItem } from 'react-aria-components';
import { chosenKey } from './chosen-key.ts';

type Item = { id: Key };

type Props<I extends Item> = {
  label: string;
  items: readonly I[];
  chosen: readonly I['id'][];
  isMultiple?: boolean;
  /** The item that was clicked. */
  onChoose: (item: I) => void;
  /** What an item shows: its name, a second line, and the text by which it is found. */
  show: (item: I) => { name: string; detail: string; text?: string };
  /** Shown if there are no items. */
  empty: ReactNode;
};

/** The choices of a picker. Arrow keys move through them while the search field above has the focus. */
export function PickerList<I extends Item>({
  label,
  items,
  chosen,
  isMultiple = false,
  onChoose,
  show,
  empty,
}: Props<I>) {
  return (
    <ListBox
      className="Options Picker-list"
      aria-label={label}
      items={items}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        const key = chosenKey(chosen, keys);
        const item = items.find(({ id }) => id === key);
        if (item) onChoose(item);
      }}
      renderEmptyState={() => <p className="Picker-nothing">{empty}</p>}
    >
      {(item) => {
        const { name, detail, text = name } = show(item);
        return (
          <ListBoxItem id={item.id} textValue={text} className="Option Picker-option">
            <span>{name}</span>
            <span className="Field-help">{detail}</span>
          </ListBoxItem>
        );
      }}
    </ListBox>
  );
}
