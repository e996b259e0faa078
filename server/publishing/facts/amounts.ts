import type { Currency } from '#schemas/currency.ts';

/** An amount of money in a text, in whole units of its currency. */
type Amount = { written: string; value: number; currency: Currency };

// Begins at the first digit of a number and is of bounded length, so that long runs of digits take linear time.
const number = String.raw`(?<!\d[,.]?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12}(?:\.\d{1,4})?)(?![,.]?\d)`;
const patterns: readonly [RegExp, Currency][] = [
  [new RegExp(`(?:₩|￦|KRW\\s?)\\s?${number}(?:\\s?(만|천))?`, 'gi'), 'KRW'],
  [
    new RegExp(
      `${number}\\s?(만|천|만\\s?\\d천)?\\s?(?:원(?!격|장|칙|본|인|하|래|형|칸)|韩元|韓元|ウォン|KRW\\b|won\\b)`,
      'gi',
    ),
    'KRW',
  ],
  [new RegExp(`(?:¥|￥|JPY\\s?)\\s?${number}(?:\\s?(万|千))?`, 'gi'), 'JPY'],
  [
    new RegExp(`${number}\\s?(万|千)?\\s?(?:円(?!形|盤|周|滑)|日元|엔(?!진|드|터)|JPY\\b|yen\\b)`, 'gi'),
    'JPY',
  ],
];

const units: Readonly<Record<string, number>> = { 만: 10_000, 万: 10_000, 천: 1_000, 千: 1_000 };

/** The amounts in a text. */
export const amountsIn = (text: string): Amount[] =>
  patterns.flatMap(([pattern, currency]) =>
    [...text.matchAll(pattern)].map(([written, digits = '', unit]) => ({
      written: written.trim(),
      value: Math.round(Number(digits.replaceAll(',', '')) * (units[unit?.[0] ?? ''] ?? 1)),
      currency,
    })),
  );
