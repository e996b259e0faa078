import { betweenInputs } from './between-inputs.ts';

/** Milliseconds for which the next vendor waits for one that does not load. */
const timeoutMs = 5_000;

/** Starts a vendor. It calls `moment` before its script runs, which resolves when that delays no input. */
type Start = (moment: () => Promise<void>) => Promise<void>;

/**
 * Starts one after another. One that hangs or fails stops none of the others; it may still finish later. Waiting for a
 * moment is not hanging.
 */
export async function startInOrder(starts: readonly Start[]): Promise<void> {
  for (const start of starts)
    await new Promise<void>((next) => {
      let late = setTimeout(next, timeoutMs);
      const moment = async () => {
        clearTimeout(late);
        await betweenInputs();
        clearTimeout(late);
        late = setTimeout(next, timeoutMs);
      };
      start(moment)
        .catch(() => {})
        .then(next);
    });
}
