import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Autocomplete, Group } from 'react-aria-components';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { Button } from '../Button.tsx';
import { LoadState } from '../LoadState.tsx';
import { useDebounced } from '../use-debounced.ts';
import { useDetailText } from './detail-text.ts';
import { PickerList } from './PickerList.tsx';
import { SearchField } from './SearchField.tsx';

/** Entries on one page of the list. */
const perPage = 20;

export type Entry = { id: number; title: string; detail: string };

type Props = {
  kind: PickerKind;
  /** What is chosen already. */
  chosen?: readonly number[];
  /** Whether several can be chosen; each click reports the entry that was added or removed. */
  isMultiple?: boolean;
  /** An entry that is not offered: one cannot refer to itself. */
  without?: number | undefined;
  onChoose: (entry: Entry) => void;
};

/** The entries of a kind, with search and pages. Arrow keys move through them while the search field has the focus. */
export function EntryList({ kind, chosen = [], isMultiple = false, without, onChoose }: Props) {
  const { t } = useLingui();
  const { code } = usePartner();
  const detailText = useDetailText();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const debounced = useDebounced(search.slice(0, 100));
  const read = useCall('facts', { code, kind, search: debounced, offset: page * perPage, limit: perPage });
  return (
    <Autocomplete
      inputValue={search}
      onInputChange={(next) => {
        setSearch(next);
        setPage(0);
      }}
    >
      <SearchField label={t`Search by name or number`} />
      <LoadState read={read} rows={4}>
        {({ rows, count }) => {
          const last = Math.max(0, Math.ceil(count / perPage) - 1);
          return (
            <>
              <PickerList
                label={t`Entries`}
                items={rows.filter(({ id }) => id !== without)}
                chosen={chosen}
                isMultiple={isMultiple}
                onChoose={onChoose}
                show={({ id, title, detail }) => ({
                  name: title,
                  detail: [`#${id}`, detailText(kind, detail)].filter(Boolean).join(' · '),
                })}
                empty={
                  debounced.trim() ? (
                    <Trans>Nothing has this name or number.</Trans>
                  ) : (
                    <Trans>There are none yet.</Trans>
                  )
                }
              />
              {last > 0 && (
                <Group className="Picker-pages" aria-label={t`Pages of the list`}>
                  <Button kind="quiet" isDisabled={page === 0} onPress={() => setPage(page - 1)}>
                    <Trans>Previous</Trans>
                  </Button>
                  <span role="status">
                    {page + 1} / {last + 1}
                  </span>
                  <Button kind="quiet" isDisabled={page >= last} onPress={() => setPage(page + 1)}>
                    <Trans>Next</Trans>
                  </Button>
                </Group>
              )}
            </>
          );
        }}
      </LoadState>
    </Autocomplete>
  );
}
