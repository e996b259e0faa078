import { Trans, useLingui } from '@lingui/react/macro';
import { Button as ChipButton, type Key, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { isPartOfPage, pageLocation } from '#schemas/content/page-location.ts';
import { Findings } from '../../editor/form/Findings.tsx';
import type { FieldFinding } from '../../editor/form/form-context.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkPicker } from '../../ui/pickers/LinkPicker.tsx';

type Props = {
  title: string;
  help: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is typed and not added yet. */
  typed: string;
  onType: (typed: string) => void;
  isDisabled: boolean;
  findings: readonly FieldFinding[];
};

/** The pages that a popup is on. */
export function LocationsField(props: Props) {
  const { title, help, value, onChange, typed, onType, isDisabled, findings } = props;
  const { t } = useLingui();
  const location = pageLocation(typed);
  const isRefused = isPartOfPage(location);
  const isAddable = typed.startsWith('/') && !isRefused && !value.includes(location);
  /** A part of a page is left in the field, which tells why. */
  const add = (page: string) => {
    const added = pageLocation(page);
    if (isPartOfPage(added)) return onType(page);
    if (!value.includes(added)) onChange([...value, added]);
    onType('');
  };
  return (
    <div className="Group">
      <TagGroup
        selectionMode="none"
        {...(!isDisabled && {
          onRemove: (keys: Set<Key>) => onChange(value.filter((location) => !keys.has(location))),
        })}
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
        <LinkPicker
          label={t`Another page`}
          value={typed}
          onChange={onType}
          onPick={add}
          isDisabled={isDisabled}
          isWithinSite
          onEnter={() => isAddable && add(typed)}
        />
        <Button isDisabled={!isAddable || isDisabled} onPress={() => add(typed)}>
          <Trans>Add the page</Trans>
        </Button>
      </div>
      {isRefused && (
        <Findings
          findings={[
            {
              level: 'error',
              text: t`Popups appear on whole pages: leave out ? or # and what follows.`,
            },
          ]}
        />
      )}
      <Findings findings={findings} />
    </div>
  );
}
