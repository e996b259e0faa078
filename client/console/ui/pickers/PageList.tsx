import { Trans, useLingui } from '@lingui/react/macro';
import { Autocomplete, ListBox, ListBoxItem, useFilter } from 'react-aria-components';
import { chosenKey } from './chosen-key.ts';
import { SearchField } from './SearchField.tsx';
import type { SitePage } from './use-site-pages.ts';

type Props = { pages: readonly SitePage[]; chosen: string | undefined; onChoose: (key: string) => void };

/** The pages that have one address, by title. Those with entries are found among the entries. */
export function PageList({ pages, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { contains } = useFilter({ sensitivity: 'base' });
  const items = pages.filter(({ key }) => !key.includes('{')).map((page) => ({ id: page.key, ...page }));
  return (
    <Autocomplete filter={contains}>
      <SearchField label={t`Search by title or address`} />
      <ListBox
        className="Options Picker-list"
        aria-label={t`Pages`}
        items={items}
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const key = chosenKey(chosen === undefined ? [] : [chosen], keys);
          if (key !== undefined) onChoose(String(key));
        }}
        renderEmptyState={() => (
          <p className="Picker-nothing">
            <Trans>No page has this title or address.</Trans>
          </p>
        )}
      >
        {({ id, title, isOwn }) => (
          <ListBoxItem id={id} textValue={`${title} ${id}`} className="Option Picker-option">
            <span>{title}</span>
            <span className="Field-help">{isOwn ? id : `${id} · ${t`from the template`}`}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
