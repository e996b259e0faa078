// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.useFakeTimers());
const { onIdleAfterFontsOrFirstInput, settleFonts } = await import('./on-idle.ts');

// The browser is never idle while these tests run.
test.each(['pointerdown', 'keydown', 'click'])(
  'a %s does not wait for idle time, and runs it once',
  (use) => {
    const run = vi.fn();
    onIdleAfterFontsOrFirstInput(run);
    expect(run).not.toHaveBeenCalled();
    document.body.addEventListener(use, () => expect(run).toHaveBeenCalledTimes(1), { once: true });
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('it runs without any input once the fonts have loaded', async () => {
  const run = vi.fn();
  onIdleAfterFontsOrFirstInput(run);
  // Longer than a page that does not finish loading delays anything.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
  settleFonts();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(run).toHaveBeenCalledTimes(1);
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(1);
});
