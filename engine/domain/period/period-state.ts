import type { PeriodState } from '#schemas/api/common.ts';

/** A period between two instants (ISO), or an unlimited one. A missing start or end is open. */
export type Span = { startAt: string | null; endAt: string | null; isAlways: boolean };

/**
 * The state of a period at an instant, and the instant (ISO) at which it changes next. The state in an answer may be
 * outdated by the time a page shows it, so pages compute their own.
 */
export function periodStateAt(
  { startAt, endAt, isAlways }: Span,
  now: Date,
): { state: PeriodState; until?: string } {
  if (isAlways) return { state: 'always' };
  if (startAt && now < new Date(startAt)) return { state: 'upcoming', until: startAt };
  if (endAt && now >= new Date(endAt)) return { state: 'ended' };
  return endAt ? { state: 'ongoing', until: endAt } : { state: 'ongoing' };
}

/** Whether visitors can take part in this state. */
export const isRunning = (state: PeriodState): boolean => state === 'ongoing' || state === 'always';
