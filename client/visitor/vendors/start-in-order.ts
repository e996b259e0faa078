/** Milliseconds for which the next vendor waits for one that does not load. */
const timeoutMs = 5_000;

/**
 * Starts one after another, each when the browser is idle again. One that hangs or fails stops none of the others; it may
 * still finish later.
 */
export async function startInOrder(starts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const start of starts) {
    await idle();
    await Promise.race([start().catch(() => {}), new Promise((late) => setTimeout(late, timeoutMs))]);
  }
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done, 50);
  });
