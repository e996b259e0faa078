import type { EntryRow } from '#schemas/operator/entry-calls.ts';
import { zonedDay } from '#schemas/time/zone.ts';

/** Fields of entries that decide when and to whom they are shown. */
type Shown = {
  isPinned?: boolean;
  isSecret?: boolean;
  startAt?: string;
  endAt?: string;
  /** The day of an exception to the weekly hours, and its last day. */
  date?: string;
  endDate?: string;
  /** The day from which terms count. */
  effectiveDate?: string;
};

/** What is special about an entry now. @param now in milliseconds */
export function entryStatuses(entry: object, now: number, timeZone: string): EntryRow['marks'] {
  const { isPinned, isSecret, startAt, endAt, date, endDate = date, effectiveDate } = entry as Shown;
  const today = zonedDay(now, timeZone);
  const isComing =
    (startAt !== undefined && Date.parse(startAt) > now) ||
    (effectiveDate !== undefined && effectiveDate > today);
  const hasEnded =
    (endAt !== undefined && Date.parse(endAt) <= now) || (endDate !== undefined && endDate < today);
  return [
    ...(isPinned ? (['pinned'] as const) : []),
    ...(isSecret ? (['secret'] as const) : []),
    ...(isComing ? (['coming'] as const) : []),
    ...(hasEnded ? (['ended'] as const) : []),
  ];
}
