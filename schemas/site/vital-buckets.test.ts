import { expect, test } from 'vitest';
import { bucketOf, lastBucket, valueOfBucket, vitalMetrics } from './vital-buckets.ts';

test('the value of a bucket is within a tenth of what was measured', () => {
  for (const metric of vitalMetrics)
    for (const value of metric === 'CLS' ? [0.05, 0.1, 0.3, 2] : [80, 200, 2_500, 30_000]) {
      const found = valueOfBucket(metric, bucketOf(metric, value));
      expect(Math.abs(found - value) / value, `${metric} ${value}`).toBeLessThan(0.1);
    }
});

test('nothing is below the first bucket or above the last', () => {
  expect(bucketOf('LCP', -5)).toBe(0);
  expect(bucketOf('LCP', 0)).toBe(0);
  expect(bucketOf('LCP', Number.MAX_VALUE)).toBe(lastBucket);
});
