import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitTimeoutMs } from './wait-timeout.ts';

// Taken before a test fakes it.
const now = performance.now.bind(performance);

/**
 * Waits turn by turn until something is true that sockets, files or threads bring about. Unlike `vi.waitFor` it leaves
 * faked clocks alone.
 * @throws Error after `waitTimeoutMs`
 */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = now() + waitTimeoutMs;
  while (!isTrue()) {
    if (now() > end) throw new Error(`Not true after ${waitTimeoutMs} ms: ${isTrue}`);
    await nextTurn();
  }
}
