import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { hoursGroups, weekHours } from '#engine/partner/hours.ts';
import { dayLabel, daysLabel } from '#engine/partner/hours-label.ts';
import { wallClock } from '#engine/time/zoned-time.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { SchedulesResponse } from '#schemas/api/schedules.ts';
import { DoorSign } from './DoorSign.tsx';
import { coming, doorNow } from './door-now.ts';
import { Exceptions } from './Exceptions.tsx';
import type { schema } from './schema.ts';

/** The weekly hours. With `weekWeekend` days of the same hours share a row, else every day has its own. */
export default function HoursTable({
  id,
  data,
  source,
}: BlockProps<typeof schema, SchedulesResponse | undefined>) {
  const t = useMessages();
  const format = useFormat();
  const { locale, partner, config } = usePage();
  const { now, until } = useClock();
  const schedules = source?.rows ?? [];
  const door = doorNow(partner, now, config.timeZone, schedules);
  until(door.until);
  const rows =
    partner.operationTimeType === 'weekWeekend'
      ? hoursGroups(partner)
      : weekHours(partner).map(({ day, ...rest }) => ({ days: [day], ...rest }));
  const time = (hhmm: string) => format.time(hhmm, data.hour12);
  const exceptions = coming(schedules, wallClock(now, config.timeZone).date, data.exceptions);
  return (
    <HeadedSection
      id={id}
      className={`HoursTable HoursTable--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      hideRepeated
    >
      <div className="HoursTable-body">
        <div className="HoursTable-main">
          <DoorSign door={door} hour12={data.hour12} />
          <table className="HoursTable-table">
            <caption className="u-hidden">{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('hours')}</th>
                <th scope="col">{t('lunch')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const isToday = row.days.includes(door.today);
                const label =
                  row.days.length > 1
                    ? daysLabel(row.days, locale)
                    : dayLabel(row.days[0] ?? 'monday', locale);
                return (
                  <tr key={row.days[0]} className={isToday ? 'HoursTable-today' : undefined}>
                    <th scope="row">
                      {label}
                      {isToday && <span className="HoursTable-mark">{t('today')}</span>}
                    </th>
                    {row.open && row.close ? (
                      <>
                        <td>{`${time(row.open)} – ${time(row.close)}`}</td>
                        <td>{row.lunch ? `${time(row.lunch.start)} – ${time(row.lunch.end)}` : '-'}</td>
                      </>
                    ) : (
                      <>
                        <td className="HoursTable-closed">{t('closedDay')}</td>
                        <td>-</td>
                      </>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        {exceptions.length > 0 && <Exceptions rows={exceptions} hour12={data.hour12} />}
      </div>
    </HeadedSection>
  );
}
