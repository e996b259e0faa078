// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addFonts } from './load-fonts.ts';

const heldLetters = vi.hoisted(() => ({ answer: (): boolean => false }));
vi.mock('./held-letters.ts', () => ({ hasHeldLetters: () => heldLetters.answer() }));

const isOver = () => document.documentElement.classList.contains('is-fontsReady');
const use = (...faces: Partial<FontFace>[]) =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new Set(faces), { ready: Promise.resolve() }),
  });
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
