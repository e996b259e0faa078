import { expect, test } from 'vitest';
import { partnerName } from './make-partners.ts';
import { seededRandom, zipf } from './zipf.ts';

test('the n-th site is visited 1/n as often as the first, identically in every run', () => {
  const draw = zipf(100, seededRandom(7));
  const visits = new Array(100).fill(0);
  for (let count = 0; count < 100_000; count += 1) visits[draw()] += 1;
  expect(visits[0] / visits[9]).toBeGreaterThan(9);
  expect(visits[0] / visits[9]).toBeLessThan(11);
  expect(visits.every((count) => count > 0)).toBe(true);
  const [one, other] = [seededRandom(7), seededRandom(7)];
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other));
});

test('no two of 10,000 clinics have the same name', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => partnerName(index))).size).toBe(10_000);
});
