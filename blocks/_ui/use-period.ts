import { useClock } from '#engine/context/use-clock.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { lastInstant } from '#engine/period/last-instant.ts';
import { periodStateAt, type Span } from '#engine/period/period-state.ts';
import type { PeriodState } from '#schemas/api/common.ts';

/** A period in words: its state now, the name of the state, and its dates (`2026/11/01 – 2026/11/30`) or that it always runs. */
export type PeriodWords = { state: PeriodState; label: string; dates: string };

/** Reads periods by the page's clock and tells the page until when what it read is true. */
export function usePeriod(): (span: Span) => PeriodWords {
  const { now, until } = useClock();
  const format = useFormat();
  const t = useMessages();
  return (span) => {
    const { state, until: change } = periodStateAt(span, now);
    if (change) until(change);
    const label = t(`period.${state}`);
    if (span.isAlways || (!span.startAt && !span.endAt)) return { state, label, dates: t('period.always') };
    const from = span.startAt ? format.date(span.startAt) : '';
    const to = span.endAt ? format.date(lastInstant(span.endAt)) : '';
    return { state, label, dates: `${from} – ${to}`.trim() };
  };
}
