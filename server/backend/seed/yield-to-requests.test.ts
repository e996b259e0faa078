import { expect, onTestFinished, test, vi } from 'vitest';
import { createRequestYielder } from './yield-to-requests.ts';

test('Others come first after some work, and not before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  const yieldToRequests = createRequestYielder();
  vi.advanceTimersByTime(19);
  await yieldToRequests();
  expect(others).toBe(0);
  vi.advanceTimersByTime(1);
  await yieldToRequests();
  expect(others).toBe(1);
});
