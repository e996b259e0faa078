import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { useTitle } from '../../ui/use-title.ts';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { type ListGroup, listAddress, listGroups, useGroupNames, useListTexts } from './list-texts.ts';
import './content.css';

/** All lists of the clinic's content, with the number of their entries. */
export function Component() {
  const { t } = useLingui();
  const { partner } = usePartner();
  const names = useGroupNames();
  useTitle(t`Content`, partner?.name);
  return (
    <main className="Screen">
      <header>
        <h1>
          <Trans>Content</Trans>
        </h1>
        <p className="Field-help">
          <Trans>
            What the pages of the site show. Visitors see what you save here at once; publishing the site does
            not affect it.
          </Trans>
        </p>
      </header>
      {(Object.keys(listGroups) as ListGroup[]).map((group) => (
        <section key={group} className="ContentGroup" aria-labelledby={`content-${group}`}>
          <h2 id={`content-${group}`}>{names[group]}</h2>
          <ul className="Partners">
            {listGroups[group].map((list) => (
              <ListCard key={list} list={list} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function ListCard({ list }: { list: EditableList }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { title, about } = useListTexts()[list];
  const { data, error } = useCall('contentEntries', { code, list, limit: 1 });
  const count = data?.count;
  return (
    <OverviewCard
      to={listAddress(code, list)}
      about={title}
      state={
        count === undefined ? (
          error && t`Could not be read`
        ) : (
          <Plural value={count} one="# entry" other="# entries" />
        )
      }
    >
      {about}
    </OverviewCard>
  );
}
