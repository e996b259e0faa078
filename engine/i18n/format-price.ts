import type { LanguageCode } from '#schemas/primitives.ts';

/**
 * A rounded number in groups of three digits. Not by `Intl.NumberFormat`: the first one in a page takes some 30 ms, and 150 ms
 * on a phone four times slower, within a visitor's first tap on an option.
 */
const grouped = (amount: number): string => amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');

/** The unit of an amount where the sign is ambiguous: in Chinese, `¥` is the yuan. */
const units: Record<'KRW' | 'JPY', Partial<Record<LanguageCode, string>>> = {
  KRW: { ko: '원' },
  JPY: { ko: '엔', ja: '円', zh: '日元' },
};

/**
 * Amount in KRW (SPEC section 9): `150,000원` in Korean, `₩150,000` elsewhere. In JPY: `15,000엔` in Korean, `15,000円` in
 * Japanese, `15,000日元` in Chinese, `¥15,000` in English.
 */
export function formatPrice(amount: number, locale: LanguageCode, currency: 'KRW' | 'JPY' = 'KRW'): string {
  const digits = grouped(amount);
  const unit = units[currency][locale];
  return unit ? digits + unit : (currency === 'JPY' ? '¥' : '₩') + digits;
}
