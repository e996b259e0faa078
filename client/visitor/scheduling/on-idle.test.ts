// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onIdleOrFirstInput } from './on-idle.ts';

// Nothing rests while these tests run: they wait for nothing.
test.each(['pointerdown', 'keydown', 'click'])(
  'a %s does not wait until the browser rests, and comes once',
  (use) => {
    const run = vi.fn();
    onIdleOrFirstInput(run);
    expect(run).not.toHaveBeenCalled();
    document.body.addEventListener(use, () => expect(run).toHaveBeenCalledTimes(1), { once: true });
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('nobody has to do anything', async () => {
  const run = vi.fn();
  onIdleOrFirstInput(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(1);
});
