import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { daysLeft } from '#engine/domain/period/days-left.ts';
import { lastInstant } from '#engine/domain/period/last-instant.ts';
import { periodStateAt, type Span } from '#engine/domain/period/period-state.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PeriodState } from '#schemas/api/common.ts';

/**
 * A period in words: its current state, that state's label, its dates (`2026/11/01 – 2026/11/30`) or that it always
 * runs, and the days until it ends or begins (`D-3`) in the partner's time zone, if any.
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
    const from = span.startAt ? format.date(span.startAt) : '';
    const to = span.endAt ? format.date(lastInstant(span.endAt)) : '';
    return { state, label, left, dates: `${from} – ${to}`.trim() };
  };
}
