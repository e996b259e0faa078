import { contentLang } from '#blocks/_ui/content-text.ts';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { hoursGroups, weekHours } from '#engine/domain/partner/hours.ts';
import { dayLabel, daysLabel } from '#engine/domain/partner/hours-label.ts';
import { openNow } from '#engine/domain/partner/open-now.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Exceptions } from './Exceptions.tsx';
import { HoursRow } from './HoursRow.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import type { meta, schema } from './schema.ts';
import { upcomingExceptions } from './upcoming-exceptions.ts';

/**
 * The weekly hours. With `weekWeekend` days with the same hours share a row; otherwise every day has its own. A clinic
 * that has entered none is not shown as closed: only its exceptions are listed, if there are any.
 */
export default function HoursTable({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale, partner, config } = usePage();
  const { now, until } = useClock();
  const schedules = source?.rows ?? [];
  const current = openNow(partner, now, config.timeZone, schedules);
  until(current.until);
  const { exception, date: today } = current.today;
  // With other hours, today is not a row of the week.
  const isOther = exception !== undefined && (exception.isClosed || exception.openAt !== null);
  const week = weekHours(partner);
  const hasHours = week.some(({ closed }) => !closed);
  const rows =
    partner.operationTimeType === 'weekWeekend'
      ? hoursGroups(partner)
      : week.map(({ day, ...rest }) => ({ days: [day], ...rest }));
  const exceptions = upcomingExceptions(schedules, today, data.exceptions);
  if (!hasHours && exceptions.length === 0) return null;
  return (
    <HeadedSection
      id={id}
      className={`HoursTable HoursTable--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      hideRepeated
    >
      <div className="HoursTable-body">
        {hasHours && (
          <div className="HoursTable-main">
            <OpenStatus current={current} hour12={data.hour12} />
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
                {isOther && (
                  <HoursRow hours={current.today.hours} isToday hour12={data.hour12}>
                    <span lang={contentLang(exception, locale)}>{exception?.title}</span>
                  </HoursRow>
                )}
                {rows.map(({ days, ...hours }) => (
                  <HoursRow
                    key={days[0]}
                    hours={hours}
                    isToday={!isOther && days.includes(current.today.key)}
                    hour12={data.hour12}
                  >
                    {days.length > 1 ? daysLabel(days, locale) : dayLabel(days[0] ?? 'monday', locale)}
                  </HoursRow>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {exceptions.length > 0 && <Exceptions rows={exceptions} hour12={data.hour12} />}
      </div>
    </HeadedSection>
  );
}
