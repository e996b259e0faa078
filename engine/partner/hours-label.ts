import type { LanguageCode } from '#schemas/primitives.ts';
import messages from './day-messages.json' with { type: 'json' };
import type { DayKey } from './hours.ts';

/** The name of a day, as in `토요일`, `Saturday`, `土曜日`, `周六`. */
export function dayLabel(key: DayKey, locale: LanguageCode): string {
  return messages[key][locale];
}

/**
 * The name of a group of days that follow each other: `Weekdays`, `Monday – Wednesday`, `Sunday, Holidays`.
 * Holidays never close a range: `Saturday – Sunday, Holidays` would be read as three ranges.
 */
export function daysLabel(keys: readonly DayKey[], locale: LanguageCode): string {
  const say = (key: keyof typeof messages) => messages[key][locale];
  const list = say('list');
  const ordinary = keys.filter((key) => key !== 'holiday');
  const holiday = keys.includes('holiday') ? [say('holiday')] : [];
  if (ordinary.length === 7) return [say('everyDay'), ...holiday].join(list);
  const [first] = ordinary;
  const last = ordinary.at(-1);
  if (!first || !last) return holiday.join(list);
  if (ordinary.length === 5 && first === 'monday') return [say('weekdays'), ...holiday].join(list);
  if (ordinary.length < 3) return [...ordinary.map(say), ...holiday].join(list);
  return [`${say(first)}${say('range')}${say(last)}`, ...holiday].join(list);
}
