import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { type Json, jsonAt } from '../document/parse-document.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { SiteView } from './use-site-view.ts';

type Props = { view: SiteView; document: Json | undefined; template: unknown };

/** Chooses the page by its address or title. */
export function PageChoice({ view, document, template }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const items = view.keys.map(({ key, origin }) => {
    const own = titleOf(writtenPage(document, template, key).page.title, view.language);
    const title =
      own ??
      titleOf(inMenu(jsonAt(document, ['menu']), key), view.language) ??
      pageLabels[key]?.[language][0];
    return { id: key, origin, title, text: title ? `${key} ${title}` : key };
  });
  return (
    <ComboBox
      className="Field PageChoice"
      defaultItems={items}
      selectedKey={view.page}
      menuTrigger="focus"
      onSelectionChange={(key) => key !== null && view.showPage(String(key))}
    >
      <Label className="Field-label">
        <Trans>Page</Trans>
      </Label>
      <div className="PageChoice-input">
        <Input className="Input" />
        <Button className="Button" aria-label={t`All pages`}>
          ▾
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

/** What the menu calls a page that has no title of its own. */
function inMenu(menu: Json | undefined, key: string): Json | undefined {
  if (!Array.isArray(menu)) return undefined;
  const entries = menu.filter(
    (entry): entry is { [key: string]: Json } =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
  const own = entries.find(({ url }) => url === key)?.title;
  return own ?? entries.map(({ subList }) => inMenu(subList, key)).find((title) => title !== undefined);
}

function titleOf(title: Json | undefined, language: string): string | undefined {
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null || Array.isArray(title)) return undefined;
  const texts = Object.values(title).filter((text) => typeof text === 'string');
  const own = title[language];
  return '$bind' in title ? undefined : typeof own === 'string' ? own : texts[0];
}
