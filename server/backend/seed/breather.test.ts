import { expect, test } from 'vitest';
import { breather } from './breather.ts';

test('Others come first after some work, and not before', async () => {
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  const breathe = breather();
  await breathe();
  expect(others).toBe(0);
  const end = performance.now() + 25;
  while (performance.now() < end);
  await breathe();
  expect(others).toBe(1);
});
