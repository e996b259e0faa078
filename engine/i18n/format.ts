import { wallClock } from '#engine/domain/time/zoned-time.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** Made once: to make one costs as much as to render a product. */
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Amount in KRW (SPEC section 9): `150,000원` in Korean, `₩150,000` elsewhere. In JPY: `15,000円` in Japanese, `¥15,000` elsewhere. */
export function formatPrice(amount: number, locale: LanguageCode, currency: 'KRW' | 'JPY' = 'KRW'): string {
  const digits = wholeNumber.format(amount);
  if (currency === 'JPY') return locale === 'ja' ? `${digits}円` : `¥${digits}`;
  return locale === 'ko' ? `${digits}원` : `₩${digits}`;
}

/** `YYYY/MM/DD` in the partner's time zone (SPEC section 9). */
export function formatDate(iso: string, timeZone: string): string {
  return wallClock(new Date(iso), timeZone).date.replaceAll('-', '/');
}

/** `YYYY/MM/DD (HH:mm)` in the partner's time zone (SPEC section 9). */
export function formatDateTime(iso: string, timeZone: string): string {
  const { minutes } = wallClock(new Date(iso), timeZone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${formatDate(iso, timeZone)} (${hour}:${minute})`;
}

const meridiem: Record<LanguageCode, [string, string]> = {
  ko: ['오전', '오후'],
  en: ['AM', 'PM'],
  ja: ['午前', '午後'],
  zh: ['上午', '下午'],
};

/** A time of day `HH:mm`; in 12-hour mode with am/pm and midnight as 12 (SPEC section 9); Korean is the default. */
export function formatTime(hhmm: string, locale: LanguageCode = 'ko', hour12 = false): string {
  if (!hour12) return hhmm;
  const [hours = 0, minutes = 0] = hhmm.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  const name = meridiem[locale][hours < 12 ? 0 : 1];
  return locale === 'en' ? `${clock} ${name}` : `${name} ${clock}`;
}
