import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { clinicNow } from '../../../ui/pickers/clinic-time.ts';
import { Component as NotFound } from '../../NotFound.tsx';
import { type PartnerRow, usePartner } from '../../partner/use-partner.ts';
import { ContentPath } from '../ContentPath.tsx';
import { isEditableList, listAddress, useListTexts } from '../list-texts.ts';
import { EntryForm } from './EntryForm.tsx';
import { belongsTo, copyOf, newEntry } from './new-entry.ts';
import '../content.css';
import './entry.css';

/** The form of an entry of the clinic's content, or of a new one. */
export function Component() {
  const { list = '', entry = '' } = useParams();
  const [params] = useSearchParams();
  const { partner } = usePartner();
  const from = Number(params.get('from')) || undefined;
  if (!partner) return null;
  if (!isEditableList(list) || !/^(new|[1-9]\d{0,15})$/.test(entry)) return <NotFound />;
  return (
    <main className="Screen EntryScreen">
      {entry === 'new' ? (
        <New key={`${list} ${from}`} list={list} from={from} partner={partner} />
      ) : (
        <Existing key={`${list} ${entry}`} list={list} partner={partner} id={Number(entry)} />
      )}
    </main>
  );
}

type Props = { list: EditableList; partner: PartnerRow };

function Existing({ list, partner, id }: Props & { id: number }) {
  const read = useCall('contentEntry', { code: partner.code, list, id });
  const isGone = read.error?.status === 404;
  if (isGone && !read.data)
    return (
      <Missing list={list}>
        <h1>
          <Trans>This entry no longer exists.</Trans>
        </h1>
      </Missing>
    );
  return (
    <LoadState read={read} rows={6}>
      {(saved) => (
        <>
          {/* What is being written stays, to be copied from. */}
          {isGone && (
            <p className="Notice" role="alert">
              <Trans>This entry no longer exists.</Trans>
            </p>
          )}
          <EntryForm list={list} partner={partner} saved={saved} initial={saved.entry} />
        </>
      )}
    </LoadState>
  );
}

function New({ list, partner, from }: Props & { from: number | undefined }) {
  const { code, timeZone } = partner;
  const texts = useListTexts();
  const [now] = useState(() => clinicNow(timeZone));
  const kind = from === undefined ? belongsTo[list] : undefined;
  const source = useCall('contentEntry', from === undefined ? null : { code, list, id: from });
  // Two tell whether there is a choice.
  const found = useCall('facts', kind ? { code, kind, limit: 2 } : null);
  if (from !== undefined)
    return (
      <LoadState read={source} rows={6}>
        {({ entry }) => (
          <EntryForm
            list={list}
            partner={partner}
            saved={undefined}
            initial={copyOf(entry, { now, timeZone })}
          />
        )}
      </LoadState>
    );
  if (!kind)
    return (
      <EntryForm
        list={list}
        partner={partner}
        saved={undefined}
        initial={newEntry(list, { now, timeZone, only: undefined })}
      />
    );
  return (
    <LoadState read={found} rows={6}>
      {({ rows: [one, other] }) =>
        one ? (
          <EntryForm
            list={list}
            partner={partner}
            saved={undefined}
            initial={newEntry(list, { now, timeZone, only: other ? undefined : one.id })}
          />
        ) : (
          <Missing list={list}>
            <h1>{texts[list].add}</h1>
            <Needed list={list} code={code} />
          </Missing>
        )
      }
    </LoadState>
  );
}

/** What has to be there before an entry can be added. */
function Needed({ list, code }: { list: EditableList; code: string }) {
  const texts = useListTexts();
  const kind = belongsTo[list];
  const needed = kind !== undefined && isEditableList(kind) ? kind : list;
  return (
    <>
      <p>
        <Trans>It belongs to an entry of another list, which is empty.</Trans>
      </p>
      <Link to={listAddress(code, needed, 'new')}>{texts[needed].add}</Link>
    </>
  );
}

function Missing({ list, children }: { list: EditableList; children: ReactNode }) {
  return (
    <>
      <ContentPath list={list} />
      <div className="Empty" role="alert">
        {children}
      </div>
    </>
  );
}
