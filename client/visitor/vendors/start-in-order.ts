import { inputPause } from './input-pause.ts';

/** Milliseconds for which the next vendor waits for one that does not load. */
const timeoutMs = 5_000;

/**
 * Starts one after another, each when the visitor pauses and the browser is idle again: a script that runs delays the answer
 * to an input. One that hangs or fails stops none of the others; it may still finish later.
 */
export async function startInOrder(starts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const start of starts) {
    await inputPause();
    await Promise.race([start().catch(() => {}), new Promise((late) => setTimeout(late, timeoutMs))]);
  }
}
