import { instantAt, wallClock } from '#engine/time/zoned-time.ts';
import { addDays, minutesOf } from '#schemas/day-and-time.ts';
import { type PartnerHours, weekdays } from '#schemas/site/partner-hours.ts';
import { type DayHours, type DayKey, dayHours } from './hours.ts';

/** What the door says at an instant. */
export type OpenNow = {
  status: 'open' | 'lunch' | 'closed';
  /** The day whose row of the timetable is today's. */
  today: DayKey;
  hours: DayHours;
  /** When `status` or `today` next changes: the moment until which all of this is true. */
  until: Date;
  /** When the door next opens, unless it is open; undefined when it never does. Lunch ends at `opensAt` too. */
  opensAt: { day: DayKey; time: string; instant: Date } | undefined;
};

type Options = {
  /** Days (`YYYY-MM-DD`) that take the holiday's hours. */
  holidays?: readonly string[];
};

type Stretch = { kind: 'open' | 'lunch'; day: DayKey; time: string; from: number; to: number };

/**
 * Whether the partner is open at an instant, what its hours are today and when that changes.
 * A close at or before its open is on the next day (`20:00` to `02:00`, or until `00:00`).
 * @param timeZone IANA name; the partner's hours are wall clock times there.
 */
export function openNow(
  hours: PartnerHours,
  now: Date,
  timeZone: string,
  { holidays = [] }: Options = {},
): OpenNow {
  const { date } = wallClock(now, timeZone);
  const keyOf = (day: string): DayKey => {
    const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
    return holidays.includes(day) || !weekday ? 'holiday' : weekday;
  };
  // From yesterday, whose night may reach into today, to the same weekday in a week.
  const week = Array.from({ length: 9 }, (_, n) => addDays(date, n - 1));
  const stretches = week.flatMap((day) => stretchesOf(dayHours(hours, keyOf(day)), day, timeZone));

  const time = now.getTime();
  const current = stretches.find(({ from, to }) => from <= time && time < to);
  const next = stretches.find(({ kind, from }) => kind === 'open' && from > time);
  const changes = [
    instantAt(addDays(date, 1), 0, timeZone).getTime(),
    current?.to,
    current ? undefined : next?.from,
  ];
  return {
    status: current?.kind ?? 'closed',
    today: keyOf(date),
    hours: dayHours(hours, keyOf(date)),
    until: new Date(
      Math.min(...(changes.filter((change) => change !== undefined && change > time) as number[])),
    ),
    opensAt:
      current?.kind === 'open' || !next
        ? undefined
        : { day: next.day, time: next.time, instant: new Date(next.from) },
  };
}

function stretchesOf({ day, open, close, lunch }: DayHours, date: string, timeZone: string): Stretch[] {
  if (!open || !close) return [];
  const from = minutesOf(open);
  const to = minutesOf(close) <= from ? minutesOf(close) + 24 * 60 : minutesOf(close);
  const at = (minutes: number) => instantAt(date, minutes, timeZone).getTime();
  const piece = (kind: Stretch['kind'], time: string, start: number, end: number): Stretch[] =>
    start < end ? [{ kind, day, time, from: at(start), to: at(end) }] : [];
  if (!lunch) return piece('open', open, from, to);
  const lunchFrom = clamp(minutesOf(lunch.start), from, to);
  const lunchTo = clamp(minutesOf(lunch.end), lunchFrom, to);
  return [
    ...piece('open', open, from, lunchFrom),
    ...piece('lunch', lunch.start, lunchFrom, lunchTo),
    ...piece('open', lunch.end, lunchTo, to),
  ];
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
