import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests come first. */
const longestWork = 20;

/** Returns a function that lets other requests of the process go on now and then: call it between the parts of long work. */
export function createRequestYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWork) return;
    await setImmediate();
    since = performance.now();
  };
}
