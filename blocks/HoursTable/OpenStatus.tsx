import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { dayLabel, hoursLabel } from '#engine/domain/partner/hours-label.ts';
import type { OpenNow } from '#engine/domain/partner/open-now.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import { daysBetween, weekdayOf } from '#schemas/time/day.ts';

/** Open, lunch or closed, and when that changes. */
export function OpenStatus({ current, hour12 }: { current: OpenNow<ScheduleRow>; hour12: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  const { date: today, exception } = current.today;
  return (
    <p className={`HoursTable-sign HoursTable-sign--${current.status}`}>
      <b className="HoursTable-status">
        {t(
          current.status === 'lunch'
            ? 'lunchNow'
            : current.closed
              ? `closed.${current.closed}`
              : current.status,
        )}
      </b>
      {current.closesAt && <span>{t('until', { time: format.time(current.closesAt.time, hour12) })}</span>}
      {current.status === 'open' && !current.closesAt && (
        <span>{hoursLabel({ open: '00:00', close: '00:00' }, locale, format.time)}</span>
      )}
      {current.opensAt && (
        <span>
          {current.opensAt.date === today
            ? t('opensToday', { time: format.time(current.opensAt.time, hour12) })
            : t('opens', {
                day: dayName(current.opensAt.date),
                time: format.time(current.opensAt.time, hour12),
              })}
        </span>
      )}
      {exception && (
        <span className="HoursTable-reason" lang={contentLang(exception, locale)}>
          {exception.title}
        </span>
      )}
    </p>
  );

  // A weekday alone is clear within a week; after that the date is shown.
  function dayName(date: string): string {
    const weekday = weekdays[weekdayOf(date)];
    return daysBetween(today, date) < 7 && weekday ? dayLabel(weekday, locale) : date.replaceAll('-', '/');
  }
}
