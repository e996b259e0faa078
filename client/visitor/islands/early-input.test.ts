// @vitest-environment jsdom
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const hydrate = vi.fn<(island: HTMLElement) => Promise<void>>();
vi.mock('./schedule-islands.ts', () => ({ hydrate }));
const { captureEarlyInput } = await import('./early-input.ts');
captureEarlyInput();

function island() {
  document.body.innerHTML = '<maru-island><button>a</button><a href="#x">b</a></maru-island>';
  const clicked = vi.fn();
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', clicked);
  return { button, clicked };
}
/** Resolves once the island was hydrated and the effects of that are done. */
const settled = async () => {
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled(), waitTimeoutMs);
  await nextTurn();
};

test('a click on an unhydrated island waits until it is hydrated, and is then repeated once', async () => {
  const { button, clicked } = island();
  hydrate.mockReset().mockImplementation(async (element) => {
    element.dataset.hydrated = '';
  });
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  await settled();
  expect([clicked.mock.calls.length, hydrate.mock.calls.length]).toEqual([1, 1]);
});

test('repeated clicks on an unhydrated island count as one', async () => {
  const { button, clicked } = island();
  let fail = true;
  hydrate.mockReset().mockImplementation(async (element) => {
    if (fail) throw new Error('no such chunk');
    await Promise.resolve();
    element.dataset.hydrated = '';
  });
  button.click();
  button.click();
  await settled();
  expect(clicked).not.toHaveBeenCalled();
  fail = false;
  for (let count = 0; count < 3; count += 1) button.click();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalled(), waitTimeoutMs);
  await nextTurn();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a click on the icon within a button is repeated like one on the button', async () => {
  const { button, clicked } = island();
  button.innerHTML = '<svg><path></path></svg>';
  hydrate.mockReset().mockImplementation(async (element) => {
    element.dataset.hydrated = '';
  });
  button.querySelector('path')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(clicked).not.toHaveBeenCalled();
  await settled();
  expect([clicked.mock.calls.length, hydrate.mock.calls.length]).toEqual([1, 1]);
});

test('a click on an island that cannot start is not repeated forever: a reload is offered once', async () => {
  const { button, clicked } = island();
  const confirm = vi.fn();
  vi.stubGlobal('confirm', confirm);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.dataset.reload = 'Load the page again?';
  hydrate.mockReset().mockRejectedValue(new Error('no such chunk'));
  button.click();
  button.click();
  await settled();
  expect(confirm.mock.calls).toEqual([['Load the page again?']]);
  expect([clicked.mock.calls.length, hydrate.mock.calls.length]).toEqual([0, 1]);
});

test('a link in an unhydrated island works at once', () => {
  island();
  hydrate.mockReset().mockResolvedValue();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a click on an element that React re-renders is repeated on its replacement', async () => {
  const { button, clicked } = island();
  const again = vi.fn();
  hydrate.mockReset().mockImplementation(async (element) => {
    const replacement = button.cloneNode(true) as HTMLButtonElement;
    replacement.addEventListener('click', again);
    button.replaceWith(replacement);
    element.dataset.hydrated = '';
  });
  button.click();
  await settled();
  expect([clicked.mock.calls.length, again.mock.calls.length]).toEqual([0, 1]);
});
