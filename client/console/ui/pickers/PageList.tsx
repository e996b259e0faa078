import { Trans, useLingui } from '@lingui/react/macro';
import { Autocomplete, useFilter } from 'react-aria-components';
import { PickerList } from './PickerList.tsx';
import { SearchField } from './SearchField.tsx';
import type { SitePage } from './use-site-pages.ts';

type Props = { pages: readonly SitePage[]; chosen: string | undefined; onChoose: (key: string) => void };

/** The pages that have one URL, by title. Those with entries are found among the entries. */
export function PageList({ pages, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { contains } = useFilter({ sensitivity: 'base' });
  const items = pages.filter(({ key }) => !key.includes('{')).map((page) => ({ id: page.key, ...page }));
  return (
    <Autocomplete filter={contains}>
      <SearchField label={t`Search by title or address`} />
      <PickerList
        label={t`Pages`}
        items={items}
        chosen={chosen === undefined ? [] : [chosen]}
        onChoose={({ id }) => onChoose(id)}
        show={({ id, title, isOwn }) => ({
          name: title,
          detail: isOwn ? id : `${id} · ${t`from the template`}`,
          text: `${title} ${id}`,
        })}
        empty={<Trans>No page has this title or address.</Trans>}
      />
    </Autocomplete>
  );
}
