import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { PageDialog } from './page-dialog-props.ts';

type Props = {
  /** Key of the page in view. */
  page: string;
  /** Whether it is a page of every site: it can only be copied. */
  isOfTemplate: boolean;
  isDisabled: boolean;
  onOpen: (dialog: PageDialog) => void;
};

/** The buttons beside the choice of the page: adding one, and the rest in a menu. */
export function PageActions({ page, isOfTemplate, isDisabled, onOpen }: Props) {
  const { t } = useLingui();
  const hasParameters = page.includes('{');
  const ofMany = hasParameters ? t`One page for many entries: its content follows its address.` : undefined;
  const standard = isOfTemplate ? t`Every site has this page.` : undefined;
  const items = [
    { id: 'duplicate', text: t`Duplicate…`, refusal: ofMany, dialog: { kind: 'new', from: page } },
    { id: 'address', text: t`Change the address…`, refusal: standard ?? ofMany, dialog: { kind: 'address' } },
    { id: 'delete', text: t`Delete…`, refusal: standard, dialog: { kind: 'delete' } },
  ] as const;
  return (
    <Group className="PageActions" aria-label={t`Pages`}>
      <Button kind="quiet" isDisabled={isDisabled} onPress={() => onOpen({ kind: 'new' })}>
        + <Trans>New page</Trans>
      </Button>
      <MenuTrigger>
        <Button kind="quiet" aria-label={t`This page`} isDisabled={isDisabled}>
          <Icon name="more" />
        </Button>
        <Popover className="Popover">
          <Menu
            className="Options"
            disabledKeys={items.filter(({ refusal }) => refusal).map(({ id }) => id)}
            onAction={(chosen) => {
              const item = items.find(({ id }) => id === chosen);
              if (item) onOpen(item.dialog);
            }}
          >
            {items.map(({ id, text, refusal }) => (
              <MenuItem key={id} id={id} className="Option PageChoice-one" textValue={text}>
                <Text slot="label">{text}</Text>
                {refusal && (
                  <Text slot="description" className="Field-help">
                    {refusal}
                  </Text>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </Group>
  );
}
