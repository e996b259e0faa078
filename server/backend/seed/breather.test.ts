import { expect, onTestFinished, test, vi } from 'vitest';
import { breather } from './breather.ts';

test('Others come first after some work, and not before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  const breathe = breather();
  vi.advanceTimersByTime(19);
  await breathe();
  expect(others).toBe(0);
  vi.advanceTimersByTime(1);
  await breathe();
  expect(others).toBe(1);
});
