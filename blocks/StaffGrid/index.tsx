import { classNames } from '#blocks/_ui/class-names.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Person } from './Person.tsx';
import type { meta, schema } from './schema.ts';
import { shownPeople } from './shown-people.ts';

/** The clinic's staff. Each has an anchor, `staff-<id>`. */
export default function StaffGrid({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const isLcpCandidate = useIsLcpCandidate();
  const people = shownPeople(source?.rows ?? [], data);
  return (
    <HeadedSection
      id={id}
      className={classNames('StaffGrid', `StaffGrid--${data.layout}`, data.profileUrl && 'StaffGrid--brief')}
      data={data}
    >
      {people.length === 0 && <EmptyState title={t('empty')} icon="stethoscope" />}
      <ul className="StaffGrid-list">
        {people.map((person, index) => (
          <Person
            key={person.id}
            person={person}
            as={data.title ? 'h3' : 'h2'}
            layout={data.layout}
            profileUrl={data.profileUrl}
            isFirst={isLcpCandidate && index === 0}
          />
        ))}
      </ul>
    </HeadedSection>
  );
}
