/** A local time: the day as `YYYY-MM-DD`, its weekday (0 = Monday) and minutes since midnight. */
export type WallClock = { date: string; weekday: number; minutes: number };

// Without dayjs: its timezone plugin errs on days of clock change (Cairo, Beirut, Santiago, Lord Howe), and popups count
// to midnight before any island has loaded a library.

const minute = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Clocks change only on quarters of an hour, so the offset is constant within one. */
const quarter = 15 * minute;
const maxOffsets = 10_000;
const offsets = new Map<string, number>();

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. Asking the formatter takes some 10 µs: a page asks often. */
export function offsetAt(time: number, timeZone: string): number {
  const key = `${timeZone}|${Math.floor(time / quarter)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  // While an operator types a year, it is one of the first centuries.
  const day = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  const shown = Date.parse(`${day}T${parts.hour}:${parts.minute}:00Z`);
  const offset = shown - Math.floor(time / minute) * minute;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** What a clock on the wall shows in a time zone at an instant. */
export function wallClock(instant: Date | number, timeZone: string): WallClock {
  const shown = new Date(Number(instant) + offsetAt(Number(instant), timeZone));
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: (shown.getUTCDay() + 6) % 7,
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/**
 * The instant of a local time: `minutes` (may exceed a day) after midnight on `date`. A time skipped by daylight saving
 * becomes an hour later; of a time that occurs twice the first is used.
 */
export function instantAt(date: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  const early = wanted - offsetAt(wanted - 24 * 60 * minute, timeZone);
  const exact = wanted - offsetAt(early, timeZone);
  return new Date(offsetAt(exact, timeZone) === wanted - exact ? exact : Math.max(early, exact));
}

/** The day (`YYYY-MM-DD`) on which an instant falls in a time zone. */
export const zonedDay = (instant: Date | number | string, timeZone: string): string =>
  wallClock(new Date(instant), timeZone).date;

/** The instant at which a day begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt(day, 0, timeZone);

/** The instant of the next midnight in a time zone. */
export const nextMidnight = (instant: Date | number | string, timeZone: string): Date =>
  instantAt(zonedDay(instant, timeZone), 24 * 60, timeZone);
