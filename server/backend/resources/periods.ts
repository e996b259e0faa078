import { type ExpressionBuilder, sql } from 'kysely';
import type { Period, PeriodState } from '#schemas/api/common.ts';
import type { Millis, Tables } from '../database/tables.ts';

/** A stored period; its state depends on the time of the request. */
export type StoredPeriod = Omit<Period, 'state'>;

type StateFilter = PeriodState | 'running';
type LastingTable = 'events' | 'exhibitions';

/** The state of something that lasts from `startAt` (inclusive) until `endAt` (exclusive). */
function stateAt({ isAlways, startAt, endAt }: StoredPeriod, now: Millis): PeriodState {
  if (isAlways) return 'always';
  if (startAt !== null && now < Date.parse(startAt)) return 'upcoming';
  if (endAt !== null && now >= Date.parse(endAt)) return 'ended';
  return 'ongoing';
}

export function withState<T extends StoredPeriod>(row: T, now: Millis): T & { state: PeriodState } {
  return { ...row, state: stateAt(row, now) };
}

/** Whether visitors can take part at the time of the request. */
export const isRunning = ({ state }: Pick<Period, 'state'>): boolean =>
  state === 'ongoing' || state === 'always';

/** Condition for the rows in a state, or for running ones: ongoing and always together. */
export function isInState<Table extends LastingTable>(state: StateFilter, now: Millis) {
  return (builder: ExpressionBuilder<Tables, Table>) => {
    // Both tables have these columns, but TypeScript cannot follow the union of their builders.
    const eb = builder as unknown as ExpressionBuilder<Tables, 'exhibitions'>;
    const running = [eb('startAt', '<=', now), eb('endAt', '>', now)];
    if (state === 'upcoming') return eb('startAt', '>', now);
    if (state === 'ended') return eb('endAt', '<=', now);
    if (state === 'running') return eb.and(running);
    return eb.and([...running, eb('isAlways', '=', state === 'always' ? 1 : 0)]);
  };
}

/** Sorts running rows first, then upcoming, then ended. */
export const stateRank = (now: Millis) =>
  sql<number>`case when start_at > ${now} then 1 when end_at <= ${now} then 2 else 0 end`;

/** Sorts ended rows by their end, latest first; the order of the others is unchanged. */
export const latestEnded = (now: Millis) => sql<number>`case when end_at <= ${now} then -end_at else 0 end`;
