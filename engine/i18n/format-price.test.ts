import { expect, test, vi } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { formatPrice } from './format-price.ts';

test('amounts are in KRW, grouped by thousands and without decimals', () => {
  expect(formatPrice(1_250_000, 'ko')).toBe('1,250,000원');
  expect(formatPrice(1_250_000, 'en')).toBe('₩1,250,000');
  expect(formatPrice(0, 'ko')).toBe('0원');
  expect(formatPrice(99.6, 'zh')).toBe('₩100');
});

test('digits are grouped and rounded as by Intl', () => {
  const { format } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  const amounts = fc.oneof(fc.maxSafeInteger(), fc.double({ min: 0, max: 1e15, noNaN: true }));
  fc.assert(fc.property(amounts, (amount) => formatPrice(amount, 'en') === `₩${format(amount)}`));
});

test('zero has no sign, even as -0, which JSON can hold', () => {
  expect(formatPrice(JSON.parse('-0'), 'en')).toBe('₩0');
});

test('prices in JPY are formatted for each language', () => {
  expect(formatPrice(15_000, 'ja', 'JPY')).toBe('15,000円');
  expect(formatPrice(15_000, 'ko', 'JPY')).toBe('15,000엔');
  expect(formatPrice(15_000, 'en', 'JPY')).toBe('¥15,000');
  // To a Chinese reader ¥15,000 is an amount in yuan, more than 20 times as much.
  expect(formatPrice(15_000, 'zh', 'JPY')).toBe('15,000日元');
});

test('no formatter is made, as the first in a page delays a tap', async () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  vi.resetModules();
  const fresh = await import('./format-price.ts');
  expect(fresh.formatPrice(1_000, 'ko')).toBe('1,000원');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
