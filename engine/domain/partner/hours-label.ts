import type { LanguageCode } from '#schemas/primitives.ts';
import { type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import messages from './day-messages.json' with { type: 'json' };
import { type DayKey, isAroundTheClock } from './hours.ts';

/** The name of a day, as in `토요일`, `Saturday`, `土曜日`, `周六`. */
export function dayLabel(key: DayKey, locale: LanguageCode): string {
  return messages[key][locale];
}

/**
 * Opening hours as they are read: `10:00 – 19:00`, and in words where they are a whole day.
 * @param time writes one time, as `useFormat().time` does
 */
export function hoursLabel(
  { open, close }: { open: string; close: string },
  locale: LanguageCode,
  time: (hhmm: string) => string,
): string {
  return isAroundTheClock(open, close) ? messages.aroundTheClock[locale] : `${time(open)} – ${time(close)}`;
}

/**
 * The name of a group of days in their order: `Weekdays`, `Monday – Wednesday, Friday`, `Sunday, Holidays`. Three and more
 * that follow each other are a range. Holidays never close one: `Saturday – Sunday, Holidays` would be read as three.
 */
export function daysLabel(keys: readonly DayKey[], locale: LanguageCode): string {
  const say = (key: keyof typeof messages) => messages[key][locale];
  const ordinary = keys.filter((key) => key !== 'holiday');
  const names =
    ordinary.length === weekdays.length
      ? [say('everyDay')]
      : runsOf(ordinary).flatMap((run) => {
          const [first, last] = [run[0], run.at(-1)];
          if (!first || !last || run.length < 3) return run.map(say);
          if (first === 'monday' && last === 'friday') return [say('weekdays')];
          return [`${say(first)}${say('range')}${say(last)}`];
        });
  return [...names, ...(keys.includes('holiday') ? [say('holiday')] : [])].join(say('list'));
}

/** Days that follow each other together. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && weekdays.indexOf(day) === weekdays.indexOf(before) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
