import type { LanguageCode } from '#schemas/primitives.ts';

/** Made once: to make one costs as much as to render a product. */
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Amount in KRW (SPEC section 9): `150,000원` in Korean, `₩150,000` elsewhere. In JPY: `15,000円` in Japanese, `¥15,000` elsewhere. */
export function formatPrice(amount: number, locale: LanguageCode, currency: 'KRW' | 'JPY' = 'KRW'): string {
  const digits = wholeNumber.format(amount);
  if (currency === 'JPY') return locale === 'ja' ? `${digits}円` : `¥${digits}`;
  return locale === 'ko' ? `${digits}원` : `₩${digits}`;
}
