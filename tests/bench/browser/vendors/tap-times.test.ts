import { expect, test } from 'vitest';
import { tapTimes } from './tap-times.ts';

const total = (waits: number[]) => waits.reduce((sum, wait) => sum + wait, 0);

test('a steady visitor taps at once, and then each 1.5 seconds', () => {
  const waits = tapTimes('steady', 0);
  expect(waits.slice(0, 3)).toEqual([0, 1_500, 1_500]);
  expect(waits).toHaveLength(14);
});

test('a reading visitor taps at other times in each visit, and at the same in each pair', () => {
  expect(tapTimes('reading', 3)).toEqual(tapTimes('reading', 3));
  const visits = Array.from({ length: 50 }, (_, seed) => tapTimes('reading', seed));
  expect(new Set(visits.map(String)).size).toBe(50);
  for (const waits of visits) {
    expect(waits[0]).toBeLessThan(6_000);
    expect(Math.min(...waits.slice(1))).toBeGreaterThanOrEqual(700);
    expect(total(waits)).toBeLessThan(20_050);
  }
  const firsts = visits.map(([first = 0]) => first);
  expect(total(firsts) / 50).toBeGreaterThan(2_000);
  expect(total(firsts) / 50).toBeLessThan(4_000);
});
