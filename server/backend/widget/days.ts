import type { InfoRow } from '#schemas/api/info.ts';
import type { WidgetDay, WidgetTime } from '#schemas/api/reservations.ts';
import { addDays } from '#schemas/time/day.ts';
import { wallClock } from '#schemas/time/zone.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { calendarOf } from '../resources/schedules.ts';
import { durationOf, rulesOf, spanOn, timesOf } from './availability.ts';
import { treatment } from './choices.ts';
import { openingsAround } from './opening.ts';

/** Days ahead that can be reserved, including today: six weeks. */
const horizon = 42;

/** Determines which times are free. Its data is read once for all days. */
type Calendar = {
  today: string;
  duration: number;
  timesOn: (date: string) => WidgetTime[];
};

/** Reads the calendar of a partner for a reservation of these treatments. */
export async function calendarFor(
  context: CallContext,
  { partner: facts, config }: InfoRow,
  productIds: readonly number[],
): Promise<Calendar> {
  const { now, partner } = context;
  const { timeZone } = partner;
  const today = wallClock(now, timeZone).date;
  const last = addDays(today, horizon - 1);
  // The night before may extend into the first day, and the day after adjoin the last one.
  const exceptions = await calendarOf(context, addDays(today, -1), addDays(last, 1));
  const taken = await takenFrom(context, now);
  const rules = rulesOf(config);
  const distinct = [...new Set(productIds)];
  const treatments = await Promise.all(distinct.map((id) => treatment(context, id)));
  const duration = durationOf(
    treatments.map((one) => one?.durationMinutes ?? null),
    rules,
  );
  return {
    today,
    duration,
    timesOn: (date) => {
      if (date < today || date > last) return [];
      const spans = taken.map((one) => spanOn(one, date, timeZone));
      const openings = openingsAround(facts, date, exceptions);
      return timesOf({ date, openings, rules, duration, now, timeZone, taken: spans });
    },
  };
}

/** The next days, and whether any time on them is free. */
export function daysOf({ today, timesOn }: Calendar): WidgetDay[] {
  return Array.from({ length: horizon }, (_, ahead) => {
    const date = addDays(today, ahead);
    return { date, isOpen: timesOn(date).some(({ isFree }) => isFree) };
  });
}

function takenFrom({ db, partner }: CallContext, now: number) {
  return db
    .selectFrom('reservations')
    .where('partnerId', '=', partner.id)
    .where('endsAt', '>', now)
    .where('canceledAt', 'is', null)
    .select(['startsAt', 'endsAt'])
    .execute();
}
