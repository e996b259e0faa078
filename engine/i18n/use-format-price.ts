import { usePage } from '#engine/context/use-page.tsx';
import { formatPrice } from './format-price.ts';

/** `formatPrice` in the page's language. Islands use it alone: `useFormat` brings the library of dates. */
export function useFormatPrice(): (amount: number, currency?: 'KRW' | 'JPY') => string {
  const { locale } = usePage();
  return (amount, currency) => formatPrice(amount, locale, currency);
}
