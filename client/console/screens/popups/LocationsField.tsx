import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button as ChipButton, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { LinkInput } from '../menu/LinkInput.tsx';
import type { LinkOption } from '../menu/link-options.ts';

type Props = {
  title: string;
  help: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  options: LinkOption[];
};

/** The pages that a popup is on. */
export function LocationsField({ title, help, value, onChange, options }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const isAddable = typed.startsWith('/') && !value.includes(typed);
  return (
    <div className="Group">
      <TagGroup
        selectionMode="none"
        onRemove={(keys) => onChange(value.filter((location) => !keys.has(location)))}
        className="Field"
      >
        <Label className="Field-label">{title}</Label>
        <TagList
          className="LocationsField-tags"
          items={value.map((id) => ({ id }))}
          renderEmptyState={() => (
            <span className="Field-help">
              <Trans>No page yet: nobody sees it.</Trans>
            </span>
          )}
        >
          {({ id }) => (
            <Tag id={id} textValue={id} className="LocationsField-tag">
              <code>{id}</code>
              <ChipButton slot="remove" className="LocationsField-remove">
                ×
              </ChipButton>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {help && <p className="Field-help">{help}</p>}
      <div className="LocationsField-add">
        <LinkInput label={t`Another page`} value={typed} onChange={setTyped} options={options} />
        <Button
          isDisabled={!isAddable}
          onPress={() => {
            onChange([...value, typed]);
            setTyped('');
          }}
        >
          <Trans>Add the page</Trans>
        </Button>
      </div>
    </div>
  );
}
