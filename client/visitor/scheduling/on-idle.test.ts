// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onIdleAfterFontsOrFirstInput, settleFonts } from './on-idle.ts';

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
  await new Promise((resolve) => setTimeout(resolve, 4_500));
  expect(run).not.toHaveBeenCalled();
  settleFonts();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(1);
});
