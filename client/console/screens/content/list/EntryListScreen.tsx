import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useParams } from 'react-router';
import { contentLists } from '#schemas/content/lists.ts';
import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { Component as NotFound } from '../../NotFound.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { ContentPath } from '../ContentPath.tsx';
import type { EntryState } from '../came-from.ts';
import { isEditableList, listAddress, useListTexts } from '../list-texts.ts';
import { EntryRows } from './EntryRows.tsx';
import { EntryTools } from './EntryTools.tsx';
import { useEntryFilter } from './use-entry-filter.ts';
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
  const { search: from } = useLocation();
  const shown = useEntryFilter();
  const { filter, steps, showMore } = shown;
  const read = useEntryList(code, list, filter, steps);
  const isWhole = filter.search === '' && filter.group === undefined;
  const found = read.data?.count;
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
          <Link
            className="Button Button--primary"
            to={listAddress(code, list, 'new')}
            state={{ from } satisfies EntryState}
          >
            + {add}
          </Link>
        )}
      </div>
      {/* Even if a search failed: another one may not. */}
      {((found ?? 0) > few || !isWhole || shown.typed !== '') && (
        <EntryTools list={list} shown={shown} count={found} isWhole={isWhole} />
      )}
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
              {count === 0 ? (
                <div className="Empty">
                  <p>
                    {filter.search === '' ? (
                      <Trans>No entries here yet.</Trans>
                    ) : (
                      <Trans>Nothing has this name or number.</Trans>
                    )}
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
