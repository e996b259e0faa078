import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { useCall } from '../../api/use-call.ts';
import { Thumbnail } from '../../editor/form/Thumbnail.tsx';

type Props = {
  code: string;
  label: string;
  help: string | undefined;
  value: string | undefined;
  onChange: (url: string | undefined) => void;
};

const nameOf = (url: string) => /([^/?]+)(?:\?.*)?$/.exec(url)?.[1] ?? url;

/** A picture of the clinic's media, found by its name. */
export function MediaInput({ code, label, help, value, onChange }: Props) {
  const { t } = useLingui();
  const media = useCall('media', { code });
  const rows = media.data?.rows ?? [];
  const chosen = value === undefined ? undefined : rows.find(({ name }) => name === nameOf(value));
  return (
    <div className="PictureField">
      <ComboBox
        key={chosen?.name ?? ''}
        // What is typed before the pictures are known would find none of them.
        isDisabled={media.data === undefined}
        className="Field"
        defaultItems={rows}
        defaultSelectedKey={chosen?.name ?? null}
        allowsEmptyCollection
        onSelectionChange={(key) => {
          const row = rows.find(({ name }) => name === key);
          onChange(row?.url);
        }}
      >
        <Label className="Field-label">{label}</Label>
        <div className="PageChoice-input">
          <Input className="Input" />
          <Button className="Button" aria-label={t`All pictures`}>
            ▾
          </Button>
        </div>
        <Text slot="description" className="Field-help">
          {help}
        </Text>
        <Popover className="Popover">
          <ListBox<(typeof rows)[number]>
            className="Options"
            renderEmptyState={() => (
              <p className="Field-help">
                <Trans>No picture has this name. Upload it under Media.</Trans>
              </p>
            )}
          >
            {({ name, width, height }) => (
              <ListBoxItem id={name} textValue={name} className="Option">
                <Text slot="label">{name}</Text>
                <span className="Field-help">
                  {width} × {height}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {value !== undefined && <Thumbnail url={value} />}
      {value !== undefined && (
        <Button className="Button Button--quiet" onPress={() => onChange(undefined)}>
          <Trans>Remove the picture</Trans>
          <span className="Hidden">{label}</span>
        </Button>
      )}
    </div>
  );
}
