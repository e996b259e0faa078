import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';

type Props<K extends string> = {
  label: ReactNode;
  options: readonly { id: K; name: string }[];
  value: K;
  onChange: (value: K) => void;
  isDisabled?: boolean;
  /** What was chosen is being saved: nothing else can be chosen, and the focus stays. */
  isPending?: boolean;
};

/** One of a few options. */
export function Select<K extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isPending = false,
}: Props<K>) {
  return (
    <AriaSelect
      className="Field"
      value={value}
      // Typing chooses an option too.
      onChange={(key) => key !== null && !isPending && onChange(key as K)}
      isDisabled={isDisabled}
    >
      <Label className="Field-label">{label}</Label>
      <Button className="Button Select-button" isPending={isPending}>
        <SelectValue />
        <Icon name="chevron-down" />
      </Button>
      <Popover className="Popover">
        <ListBox className="Options" items={options}>
          {({ id, name }) => (
            <ListBoxItem id={id} className="Option">
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
