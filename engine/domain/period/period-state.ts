import type { PeriodState } from '#schemas/api/common.ts';

/** When something runs: between two instants (ISO), or always. A missing end is an open one. */
export type Span = { startAt: string | null; endAt: string | null; isAlways: boolean };

/**
 * The state of a period at an instant, and the instant (ISO) at which it changes next. The state that came with
 * an answer is that of the answer; a page that is shown later reckons by its own clock.
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

/** Whether the state is one in which the visitor can take part. */
export const isRunning = (state: PeriodState): boolean => state === 'ongoing' || state === 'always';
