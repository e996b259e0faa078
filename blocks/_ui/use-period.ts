import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { daysLeft } from '#engine/domain/period/days-left.ts';
import { periodStateAt, type Span } from '#engine/domain/period/period-state.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PeriodState } from '#schemas/api/common.ts';
import { lastInstant } from '#schemas/time/last-instant.ts';
import { wallClock } from '#schemas/time/zone.ts';

const lastMinute = 24 * 60 - 1;

/**
 * A period as text: its current state, that state's label, its dates (`2026/11/01 – 2026/11/30`) or that it always
 * runs, and the days until it ends or begins (`D-3`) in the partner's time zone, if any. A start or end within a day
 * has its time: `2026/11/30 (18:00)`.
 */
type PeriodWords = { state: PeriodState; label: string; dates: string; left?: string | undefined };

/** Reads periods by the page's clock and sets the page's expiry accordingly. */
export function usePeriod(): (span: Span) => PeriodWords {
  const { now, until } = useClock();
  const { config } = usePage();
  const format = useFormat();
  const t = useMessages();
  return (span) => {
    const { state, until: change } = periodStateAt(span, now);
    if (change) until(change);
    const label = t(`period.${state}`);
    const { left: count, until: nextDay } = daysLeft(span, now, config.timeZone);
    if (nextDay) until(nextDay);
    const left =
      count && t(`period.${count.to}.${count.days === 0 ? 'today' : 'days'}`, { days: count.days });
    if (span.isAlways || (!span.startAt && !span.endAt)) return { state, label, dates: t('period.always') };
    const minuteOf = (iso: string) => wallClock(new Date(iso), config.timeZone).minutes;
    const startOf = (iso: string) => (minuteOf(iso) === 0 ? format.date(iso) : format.dateTime(iso));
    const endOf = (iso: string) =>
      [0, lastMinute].includes(minuteOf(iso)) ? format.date(lastInstant(iso)) : format.dateTime(iso);
    const from = span.startAt ? startOf(span.startAt) : '';
    const to = span.endAt ? endOf(span.endAt) : '';
    return { state, label, left, dates: `${from} – ${to}`.trim() };
  };
}
