import { expect, test } from 'vitest';
import { limitBytesInFlight } from './bytes-in-flight.ts';

const mebibyte = 1024 * 1024;

test('Bodies count up to the limit, and are released once', () => {
  const take = limitBytesInFlight(2 * mebibyte);
  const release = take(mebibyte);
  expect(release).toBeDefined();
  expect(take(mebibyte)).toBeDefined();
  expect(take(1)).toBeUndefined();
  release?.();
  release?.();
  expect(take(mebibyte)).toBeDefined();
  expect(take(1)).toBeUndefined();
});

test('A request without a body counts too, so that their number is limited', () => {
  const take = limitBytesInFlight(mebibyte);
  expect(Array.from({ length: 20 }, () => take(0)).filter(Boolean)).toHaveLength(16);
});
