import { expect, test } from 'vitest';
import type { PageVitals } from '#schemas/operator/measurement-calls.ts';
import { changeOf, pageRows, ratingOf } from './rating.ts';

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needsImprovement'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needsImprovement'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating);
});

const vital = (more: Partial<PageVitals>): PageVitals => ({
  pageKey: '/',
  device: 'mobile',
  metric: 'LCP',
  count: 40,
  p75: 1_000,
  good: 40,
  needsImprovement: 0,
  poor: 0,
  before: null,
  causes: [],
  ...more,
});

test('the measures of a page on a device are one row, in the order of the answer', () => {
  const rows = pageRows([
    vital({}),
    vital({ metric: 'CLS' }),
    vital({ device: 'desktop' }),
    vital({ pageKey: '/products' }),
  ]);
  expect(rows.map(({ pageKey, device, metrics }) => [pageKey, device, Object.keys(metrics)])).toEqual([
    ['/', 'mobile', ['LCP', 'CLS']],
    ['/', 'desktop', ['LCP']],
    ['/products', 'mobile', ['LCP']],
  ]);
});

test('a change is named if it is larger than the measure is exact and enough visits were measured', () => {
  const change = (p75: number, before: PageVitals['before']) => changeOf({ p75, before });
  expect(change(1_000, { p75: 2_000, count: 40 })).toBe(-50);
  expect(change(1_300, { p75: 1_000, count: 40 })).toBe(30);
  expect(change(1_050, { p75: 1_000, count: 40 })).toBeUndefined();
  expect(change(1_000, { p75: 2_000, count: 3 })).toBeUndefined();
  expect(change(1_000, { p75: 0, count: 40 })).toBeUndefined();
  expect(change(1_000, null)).toBeUndefined();
});
