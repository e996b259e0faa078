import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { nextMidnight, wallClock } from '#schemas/time/zone.ts';
import { Changes } from './Changes.tsx';
import type { meta, schema } from './schema.ts';
import { Week } from './Week.tsx';
import { shortDate, weeksOf } from './weeks.ts';

/**
 * Doctors down, weekdays across; today's column is marked in the partner's time zone. If the source names a date, the
 * first week is expanded and lists its changes; further ones are collapsed.
 */
export default function StaffSchedule({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { config } = usePage();
  const { now, until } = useClock();
  const { date, weekday } = wallClock(now, config.timeZone);
  until(nextMidnight(now, config.timeZone));
  const [first, ...further] = weeksOf(source?.rows ?? []);
  const today = { date, weekday };
  return (
    <HeadedSection
      id={id}
      className={`StaffSchedule StaffSchedule--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      hideRepeated
    >
      {!first && <EmptyState title={t('empty')} icon="calendar" />}
      {first && (
        <>
          <Week week={first} today={today} data={data} />
          <Changes week={first} />
        </>
      )}
      {further.map((week) => (
        <Disclosure
          key={week.from}
          className="StaffSchedule-further"
          summary={t('week', { from: shortDate(week.from), to: shortDate(week.to) })}
        >
          <Week week={week} today={today} data={data} />
          <Changes week={week} />
        </Disclosure>
      ))}
    </HeadedSection>
  );
}
