import type { LanguageCode } from '#schemas/primitives.ts';
import { type DayKey, type Weekday, weekdays } from '#schemas/site/partner-hours.ts';
import { isAroundTheClock } from '#schemas/time/day-hours.ts';
import messages from './day-messages.json' with { type: 'json' };

/** The name of a day, such as `토요일`, `Saturday`, `土曜日`, `周六`. */
export function dayLabel(key: DayKey, locale: LanguageCode): string {
  return messages[key][locale];
}

/**
 * Formats opening hours: `10:00 – 19:00`, or a phrase for a whole day.
 * @param time formats one time, such as `useFormat().time`
 */
export function hoursLabel(
  { open, close }: { open: string; close: string },
  locale: LanguageCode,
  time: (hhmm: string) => string,
): string {
  return isAroundTheClock(open, close) ? messages.aroundTheClock[locale] : `${time(open)} – ${time(close)}`;
}

/**
 * Names a group of days: `Weekdays`, `Monday – Wednesday, Friday`, `Sunday, Holidays`. Three or more consecutive days
 * form a range. Holidays are never the end of a range, because they do not follow Sunday.
 */
export function daysLabel(keys: readonly DayKey[], locale: LanguageCode): string {
  const nameOf = (key: keyof typeof messages) => messages[key][locale];
  const ordinary = keys.filter((key) => key !== 'holiday');
  const names =
    ordinary.length === weekdays.length
      ? [nameOf('everyDay')]
      : runsOf(ordinary).flatMap((run) => {
          const [first, last] = [run[0], run.at(-1)];
          if (!first || !last || run.length < 3) return run.map(nameOf);
          if (first === 'monday' && last === 'friday') return [nameOf('weekdays')];
          return [`${nameOf(first)}${nameOf('range')}${nameOf(last)}`];
        });
  return [...names, ...(keys.includes('holiday') ? [nameOf('holiday')] : [])].join(nameOf('list'));
}

/** Groups consecutive days. */
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
