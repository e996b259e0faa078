import { expect, test } from 'vitest';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { priceText } from './browser/messages.ts';

test('the widget writes prices as the pages of the site do', () => {
  for (const language of languageCodes)
    for (const currency of ['KRW', 'JPY'] as const)
      expect(priceText(15_000, currency, language)).toBe(formatPrice(15_000, language, currency));
  expect(priceText(15_000, 'JPY', 'zh')).toBe('15,000日元');
});
