// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let firstInteraction: typeof import('./first-interaction.ts').firstInteraction;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.resetModules();
  ({ firstInteraction } = await import('./first-interaction.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has resolved after a time. */
async function isUsed(use: Promise<void>, afterMs: number): Promise<boolean> {
  let isOver = false;
  use.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return isOver;
}
const send = (element: Element, ...events: string[]) => {
  for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
};

test.each([['pointerdown', 'click'], ['keydown', 'click'], ['scroll']])(
  'the first interaction with a page is over once it has been answered: %s %s',
  async (...events) => {
    const use = firstInteraction();
    expect(await isUsed(use, 2_000)).toBe(false);
    for (const name of events) dispatchEvent(new Event(name));
    expect(await isUsed(use, 150)).toBe(false);
    expect(await isUsed(use, 100)).toBe(true);
  },
);

test('the answer to the banner is no interaction: a refusal must start nothing', async () => {
  document.body.innerHTML =
    '<section data-consent-banner><button>x</button></section><button data-consent-answer="open"></button><main></main>';
  const use = firstInteraction();
  for (const button of document.querySelectorAll('button')) send(button, 'pointerdown', 'click');
  expect(await isUsed(use, 3_900)).toBe(false);
  for (const main of document.querySelectorAll('main')) send(main, 'pointerdown', 'click');
  expect(await isUsed(use, 250)).toBe(true);
});

test('a visitor who only reads uses the page after four seconds', async () => {
  const use = firstInteraction();
  expect(await isUsed(use, 3_900)).toBe(false);
  expect(await isUsed(use, 100)).toBe(true);
});

test('a part that scrolls by itself is no interaction', async () => {
  document.body.innerHTML = '<div></div>';
  const use = firstInteraction();
  document.querySelector('div')?.dispatchEvent(new Event('scroll'));
  expect(await isUsed(use, 3_900)).toBe(false);
});

test('a first interaction just before the four seconds are over has its answer', async () => {
  const use = firstInteraction();
  expect(await isUsed(use, 3_900)).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(await isUsed(use, 2_000)).toBe(false);
  dispatchEvent(new Event('click'));
  expect(await isUsed(use, 250)).toBe(true);
});

test('a page that was used before has the time of one answer left, as the use may have been just now', async () => {
  const scrolled = { scrollY: 200 };
  const tapped = {
    navigator: Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }),
  };
  for (const use of [scrolled, tapped]) {
    for (const [name, value] of Object.entries(use)) vi.stubGlobal(name, value);
    const first = firstInteraction();
    expect(await isUsed(first, 150)).toBe(false);
    expect(await isUsed(first, 100)).toBe(true);
    vi.unstubAllGlobals();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  }
});
