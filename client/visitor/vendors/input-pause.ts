/** Milliseconds without input after which the next one is not expected at once. */
const pauseMs = 1_000;
/** Milliseconds for which something waits for such a pause. */
const longestMs = 5_000;

let lastInput = Number.NEGATIVE_INFINITY;
const note = () => {
  lastInput = performance.now();
};
for (const input of ['pointerdown', 'keydown'])
  addEventListener(input, note, { capture: true, passive: true });
addEventListener('scroll', note, { passive: true });

/** Resolves when the visitor pauses and the browser is idle, but not much later than in five seconds. */
export async function inputPause(): Promise<void> {
  const latest = performance.now() + longestMs;
  await idle();
  for (let now = performance.now(); now < latest; now = performance.now()) {
    const rest = lastInput + pauseMs - now;
    if (rest <= 0) return;
    await new Promise((done) => setTimeout(done, rest));
    await idle();
  }
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done, 50);
  });
