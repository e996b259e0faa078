import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import type { LinkOption } from './link-options.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  label: ReactNode;
  isDisabled?: boolean;
  options: LinkOption[];
};

/** A link: one of the site's pages and entries, found by address or title, or any address. */
export function LinkInput({ value, onChange, label, isDisabled = false, options }: Props) {
  const { t } = useLingui();
  const named = options.find(({ id }) => id === value)?.title;
  return (
    <ComboBox
      className="Field PageChoice-field"
      allowsCustomValue
      allowsEmptyCollection
      isDisabled={isDisabled}
      defaultItems={options}
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
    >
      <Label className="Field-label">{label}</Label>
      <div className="PageChoice-input">
        <Input className="Input" spellCheck="false" />
        <Button className="Button" aria-label={t`All pages and entries`}>
          ▾
        </Button>
      </div>
      <Text slot="description" className="Field-help">
        {named || <Trans>A page of this site such as /products, or an address such as https://…</Trans>}
      </Text>
      <Popover className="Popover">
        <ListBox<LinkOption>
          className="Options"
          renderEmptyState={() => (
            <p className="Field-help">
              <Trans>No page has this address. It is kept as it is typed.</Trans>
            </p>
          )}
        >
          {({ id, title }) => (
            <ListBoxItem id={id} textValue={id} className="Option PageChoice-one">
              <Text slot="label">{id}</Text>
              <Text slot="description" className="Field-help">
                {title}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
