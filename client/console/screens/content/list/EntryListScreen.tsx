import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { contentLists } from '#schemas/content/lists.ts';
import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { useSettled } from '../../../ui/pickers/use-settled.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { Component as NotFound } from '../../NotFound.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { ContentPath } from '../ContentPath.tsx';
import { isEditableList, listAddress, useListTexts } from '../list-texts.ts';
import { perStep } from '../read-entries.ts';
import { EntryRows } from './EntryRows.tsx';
import { useEntryList } from './use-entry-list.ts';
import { useOrder } from './use-order.ts';
import '../content.css';

/** Up to this number of entries one sees them all: a search would be in the way. */
const few = 8;

/** The entries of a list of the clinic's content. */
export function Component() {
  const { list = '' } = useParams();
  return isEditableList(list) ? <Entries key={list} list={list} /> : <NotFound />;
}

function Entries({ list }: { list: EditableList }) {
  const { code, partner } = usePartner();
  const { title, about, add } = useListTexts()[list];
  useTitle(title, partner?.name);
  const mayWrite = partner !== undefined && hasRole(partner.role, 'publisher');
  const { typed, setTyped, search, steps, showMore } = useShown();
  const read = useEntryList(code, list, search, steps);
  const isWhole = search === '';
  return (
    <main className="Screen">
      <div className="Screen-head">
        <header className="ContentHead">
          <ContentPath />
          <h1>{title}</h1>
          <p className="Field-help">
            {about} {!mayWrite && <Trans>Publishers and administrators can change them.</Trans>}
          </p>
        </header>
        {mayWrite && (
          <Link className="Button Button--primary" to={listAddress(code, list, 'new')}>
            + {add}
          </Link>
        )}
      </div>
      <LoadState read={read} rows={6}>
        {({ rows, count }) =>
          isWhole && count === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>Nothing here yet</Trans>
              </h2>
              <p>{about}</p>
            </div>
          ) : (
            <>
              {(count > few || typed !== '') && (
                <Search typed={typed} setTyped={setTyped} count={count} search={search} />
              )}
              {count === 0 ? (
                <div className="Empty">
                  <p>
                    <Trans>Nothing has this name or number.</Trans>
                  </p>
                </div>
              ) : (
                <Rows code={code} list={list} rows={rows} count={count} mayOrder={mayWrite && isWhole} />
              )}
              {rows.length < count && (
                <Button className="ContentMore" isPending={read.isValidating} onPress={showMore}>
                  <Trans>Show more</Trans>
                </Button>
              )}
            </>
          )
        }
      </LoadState>
    </main>
  );
}

type RowsProps = { code: string; list: EditableList; rows: EntryRow[]; count: number; mayOrder: boolean };

function Rows({ code, list, rows, count, mayOrder }: RowsProps) {
  const ordered = useOrder(code, list, rows);
  const hasOrder = mayOrder && contentLists[list].isOrdered && count > 1;
  const isAll = rows.length === count;
  return (
    <>
      {hasOrder && (
        <p className="Field-help">
          {isAll ? (
            <Trans>Visitors see them in this order. Drag an entry by its handle to move it.</Trans>
          ) : (
            <Trans>Visitors see them in this order. To change it, show all entries.</Trans>
          )}
        </p>
      )}
      <EntryRows
        list={list}
        rows={ordered.rows}
        onOrder={hasOrder && isAll ? (ids) => void ordered.order(ids) : undefined}
      />
    </>
  );
}

type SearchProps = { typed: string; setTyped: (text: string) => void; count: number; search: string };

function Search({ typed, setTyped, count, search }: SearchProps) {
  const { t } = useLingui();
  return (
    <div className="ContentTools">
      <TextField
        type="search"
        label={t`Search by name or number`}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
      <p className="Field-help" role="status">
        {search === '' ? (
          <Plural value={count} one="# entry" other="# entries" />
        ) : (
          <Plural value={count} one="# entry found" other="# entries found" />
        )}
      </p>
    </div>
  );
}

/** What is searched, and how many steps are shown: in the address, so that the way back from an entry leads there. */
function useShown() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const steps = Math.min(Math.max(Number.parseInt(params.get('steps') ?? '', 10) || 1, 1), 20_000 / perStep);
  const [typed, setTyped] = useState(search);
  const settled = useSettled(typed.trim());
  useEffect(() => {
    if (settled !== search) setParams(settled ? { search: settled } : {}, { replace: true });
  }, [settled, search, setParams]);
  return {
    typed,
    setTyped,
    search,
    steps,
    showMore: () => setParams({ ...(search && { search }), steps: String(steps + 1) }, { replace: true }),
  };
}
