import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { dayLabel } from '#engine/partner/hours-label.ts';
import { wallClock } from '#engine/time/zoned-time.ts';
import { weekdays } from '#schemas/site/partner-hours.ts';
import type { Door } from './door-now.ts';

/** Open, lunch or closed, and when that changes. */
export function DoorSign({ door, hour12 }: { door: Door; hour12: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { locale, config } = usePage();
  const today = wallClock(useClock().now, config.timeZone).date;
  return (
    <p className={`HoursTable-sign HoursTable-sign--${door.status}`}>
      <b className="HoursTable-status">
        {t(door.status === 'lunch' ? 'lunchNow' : door.closed ? `closed.${door.closed}` : door.status)}
      </b>
      {door.closesAt && <span>{t('until', { time: format.time(door.closesAt, hour12) })}</span>}
      {door.opensAt && (
        <span>
          {door.opensAt.date === today
            ? t('opensToday', { time: format.time(door.opensAt.time, hour12) })
            : t('opens', { day: dayName(door.opensAt.date), time: format.time(door.opensAt.time, hour12) })}
        </span>
      )}
      {door.exception && <span className="HoursTable-reason">{door.exception.title}</span>}
    </p>
  );

  // A weekday alone is clear within a week; after that the date is.
  function dayName(date: string): string {
    const distance = (Date.parse(date) - Date.parse(today)) / 86_400_000;
    const weekday = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
    return distance < 7 && weekday ? dayLabel(weekday, locale) : date.replaceAll('-', '/');
  }
}
