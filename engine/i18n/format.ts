import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { LanguageCode } from '#schemas/primitives.ts';
import { offsetAt } from '#schemas/time/zone.ts';

dayjs.extend(utc);

/** An instant with the clock of a time zone. The offset is ours (schemas/time/zone.ts). */
const inZone = (iso: string, timeZone: string) => {
  const instant = Date.parse(iso);
  return dayjs.utc(instant + offsetAt(instant, timeZone));
};

/** `YYYY/MM/DD` in the partner's time zone (SPEC section 9). */
export const formatDate = (iso: string, timeZone: string): string =>
  inZone(iso, timeZone).format('YYYY/MM/DD');

/** `YYYY/MM/DD (HH:mm)` in the partner's time zone (SPEC section 9). */
export const formatDateTime = (iso: string, timeZone: string): string =>
  inZone(iso, timeZone).format('YYYY/MM/DD (HH:mm)');

const meridiem: Record<LanguageCode, [string, string]> = {
  ko: ['오전', '오후'],
  en: ['AM', 'PM'],
  ja: ['午前', '午後'],
  zh: ['上午', '下午'],
};

/** A time of day `HH:mm`; in 12-hour mode with am/pm and midnight as 12 (SPEC section 9); Korean is the default. */
export function formatTime(hhmm: string, locale: LanguageCode = 'ko', hour12 = false): string {
  if (!hour12) return hhmm;
  const time = dayjs.utc(`1970-01-01T${hhmm}`);
  const name = meridiem[locale][time.hour() < 12 ? 0 : 1];
  return locale === 'en' ? `${time.format('h:mm')} ${name}` : `${name} ${time.format('h:mm')}`;
}
