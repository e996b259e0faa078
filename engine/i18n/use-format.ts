import { usePage } from '#engine/context/use-page.tsx';
import * as format from './format.ts';
import { formatPrice } from './format-price.ts';

/** Formatters bound to the page's language and the partner's time zone. */
export function useFormat() {
  const { locale, config } = usePage();
  const timeZone = config.timeZone;
  return {
    price: (amount: number, currency?: 'KRW' | 'JPY') => formatPrice(amount, locale, currency),
    date: (iso: string) => format.formatDate(iso, timeZone),
    dateTime: (iso: string) => format.formatDateTime(iso, timeZone),
    time: (hhmm: string, hour12 = false) => format.formatTime(hhmm, locale, hour12),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}
