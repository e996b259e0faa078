import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  useFilter,
} from 'react-aria-components';
import type { Json } from '#schemas/json.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { pathOfText, pathProblem } from '../pages/page-path.ts';
import { pageTitle } from '../tree/page-title.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { SiteView } from './use-site-view.ts';

type Props = {
  view: SiteView;
  document: Json | undefined;
  template: unknown;
  /** Begins a new page for a text that names none; undefined if nothing can be changed. */
  onNew?: ((typed: string) => void) | undefined;
};

/** The option that begins a new page, among the keys of pages. */
const newId = 'new';

/** Chooses the page by its URL or title. A text that is none of them is offered as a new page. */
export function PageChoice({ view, document, template, onNew }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  /** Whether the field has just got the focus. */
  const isEntered = useRef(false);
  const items = view.keys.map(({ key, origin }) => {
    const { page } = writtenPage(document, template, key);
    const title = pageTitle(document, page.title, key, view.language) ?? pageLabels[key]?.[language][0];
    const isOfTemplate = origin === 'template' && t`from the template`;
    return {
      id: key,
      name: key,
      text: title ? `${key} ${title}` : key,
      detail: [title, isOfTemplate].filter(Boolean).join(' · '),
    };
  });
  const keyOf = (text: string) => view.keys.find(({ key }) => key === pathOfText(text))?.key;
  /** Whether a text names no page, so that a new one is offered. */
  const isNew = (text: string) =>
    text.trim() !== '' &&
    keyOf(text) === undefined &&
    (text.startsWith('/')
      ? !items.some((item) => item.text === text)
      : !items.some((item) => contains(item.text, text)));
  const address = pathOfText(typed);
  const isPlain = isNew(typed) && !pathProblem(address, view.keys);
  const offer = {
    id: newId,
    text: newId,
    detail: isNew(typed) ? t`There is no such page yet.` : '',
    name: isPlain ? t`New page ${address}…` : t`New page…`,
  };
  const choose = (id: string) => {
    if (id === newId) return onNew?.(isNew(typed) ? typed.trim() : '');
    view.showPage(id);
    // Each page has a field of its own.
    void focusIfLost(() => window.document.querySelector<HTMLElement>('.PageChoice input'));
  };
  /** Without an option in focus, Enter opens the page that is typed, or begins it. */
  const onKeyDownCapture = (event: React.KeyboardEvent) => {
    const input = event.target as HTMLElement;
    const isTyping = input.tagName === 'INPUT' && !input.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isTyping) return;
    const id = keyOf(typed) ?? (onNew && isNew(typed) ? newId : undefined);
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(id);
  };
  return (
    <ComboBox
      className="Field PageChoice"
      // Always among the items: the list would close before one that comes with what is typed.
      defaultItems={onNew ? [...items, offer] : items}
      defaultFilter={(text, input) => (text === newId ? isNew(input) : contains(text, input))}
      selectedKey={view.page}
      onInputChange={(text) => {
        isEntered.current = false;
        setTyped(text);
      }}
      // A list that opens whenever Tab passes would hide the rest of the screen from screen readers.
      menuTrigger="input"
      onSelectionChange={(key) => key !== null && choose(String(key))}
    >
      <Label className="Field-label">
        <Trans>Page</Trans>
      </Label>
      <div className="PageChoice-input" onKeyDownCapture={onKeyDownCapture}>
        <Input
          className="Input"
          data-own-undo
          // As in the address bar of a browser: what is typed after a click replaces the page in view.
          onFocus={() => {
            isEntered.current = true;
          }}
          onClick={({ currentTarget }) => {
            if (isEntered.current) currentTarget.select();
            isEntered.current = false;
          }}
        />
        <Button className="Button" aria-label={t`All pages`}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <Popover className="Popover">
        <ListBox<(typeof items)[number]> className="Options">
          {({ id, name, detail, text }) => (
            <ListBoxItem id={id} textValue={text} className="Option PageChoice-one">
              <Text slot="label">{name}</Text>
              <Text slot="description" className="Field-help">
                {detail}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
