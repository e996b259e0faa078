import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Json } from '../document/parse-document.ts';
import { pageTitle } from '../tree/page-title.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { SiteView } from './use-site-view.ts';

type Props = { view: SiteView; document: Json | undefined; template: unknown };

/** Chooses the page by its address or title. */
export function PageChoice({ view, document, template }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const items = view.keys.map(({ key, origin }) => {
    const { page } = writtenPage(document, template, key);
    const title = pageTitle(document, page.title, key, view.language) ?? pageLabels[key]?.[language][0];
    return { id: key, origin, title, text: title ? `${key} ${title}` : key };
  });
  return (
    <ComboBox
      className="Field PageChoice"
      defaultItems={items}
      selectedKey={view.page}
      // A list that opens whenever Tab passes would hide the rest of the screen from screen readers.
      menuTrigger="input"
      onSelectionChange={(key) => key !== null && view.showPage(String(key))}
    >
      <Label className="Field-label">
        <Trans>Page</Trans>
      </Label>
      <div className="PageChoice-input">
        <Input className="Input" data-own-undo />
        <Button className="Button" aria-label={t`All pages`}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <Popover className="Popover">
        <ListBox<(typeof items)[number]> className="Options">
          {({ id, title, origin, text }) => (
            <ListBoxItem id={id} textValue={text} className="Option PageChoice-one">
              <Text slot="label">{id}</Text>
              <Text slot="description" className="Field-help">
                {[title, origin === 'template' && t`from the template`].filter(Boolean).join(' · ')}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
