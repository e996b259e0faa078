import { expect, test } from 'vitest';
import { comesFromHere } from './form-origin.ts';

const from = (headers: Record<string, string>) => comesFromHere({ headers, host: 'bomnal.example:3000' });

test('a form of the same site is accepted, one of any other is not', () => {
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(from({ 'sec-fetch-site': site }), site).toBe(false);
});

test('without Sec-Fetch-Site the origin decides, which is null if something in between makes pages send no referrer', () => {
  expect(from({})).toBe(true);
  expect(from({ origin: 'null' })).toBe(true);
  expect(from({ origin: 'https://bomnal.example:3000' })).toBe(true);
  expect(from({ origin: 'https://evil.example' })).toBe(false);
});
