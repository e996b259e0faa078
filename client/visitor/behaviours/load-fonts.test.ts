// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addFonts, loadFonts } from './load-fonts.ts';

const heldLetters = vi.hoisted(() => ({ answer: (): boolean => false }));
vi.mock('./placeholder-letters.ts', () => ({ hasPlaceholderLetters: () => heldLetters.answer() }));

const isOver = () => document.documentElement.classList.contains('is-fontsReady');
const use = (face: Partial<FontFace>, ready: Promise<void> = Promise.resolve()) =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new Set([face]), { ready }),
  });
const stillComing = new Promise<void>(() => {});
/** A page whose fonts are still on their way after five seconds. */
const wait = async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  loadFonts();
  await vi.advanceTimersByTimeAsync(4_900);
  const before = isOver();
  await vi.advanceTimersByTimeAsync(200);
  return { before, after: isOver() };
};
const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  document.documentElement.className = '';
});
afterEach(() => {
  type();
});

test('where no text has asked for Hold nothing changes, whatever is typed', async () => {
  use({ family: 'Hold', status: 'unloaded' });
  await addFonts([]);
  type();
  expect(isOver()).toBe(false);
});

test('letters that are held are shown by the system', async () => {
  use({ family: 'Hold', status: 'loaded' });
  heldLetters.answer = () => true;
  await addFonts([]);
  expect(isOver()).toBe(true);
});

test('where none is held, Hold ends when the visitor types, who may type any letter', async () => {
  use({ family: '"Hold Serif"', status: 'loaded' });
  heldLetters.answer = () => false;
  await addFonts([]);
  expect(isOver()).toBe(false);
  type();
  expect(isOver()).toBe(true);
});

test('text that waits for fonts in Hold is shown after five seconds in whatever the device has', async () => {
  use({ family: 'Hold', status: 'loaded' }, stillComing);
  expect(await wait()).toEqual({ before: false, after: true });
});

test('where the device has a font that is known nothing changes while the fonts are late', async () => {
  use({ family: 'Hold', status: 'unloaded' }, stillComing);
  expect(await wait()).toEqual({ before: false, after: false });
});
