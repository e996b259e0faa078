// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addFonts, loadFonts } from './load-fonts.ts';

const placeholderLetters = vi.hoisted(() => ({ answer: (): boolean => false }));
vi.mock('./placeholder-letters.ts', () => ({ hasPlaceholderLetters: () => placeholderLetters.answer() }));

const isOver = () => document.documentElement.classList.contains('is-fontsReady');
const use = (face: Partial<FontFace>, ready: Promise<void> = Promise.resolve()) =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new Set([face]), { ready }),
  });
const neverLoaded = new Promise<void>(() => {});
/** A page whose fonts are still loading after five seconds. */
const wait = async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  loadFonts();
  await vi.advanceTimersByTimeAsync(4_900);
  const before = isOver();
  await vi.advanceTimersByTimeAsync(200);
  return { before, after: isOver() };
};
/** Fires the event of an input of a type. A browser that fills in a form fires no InputEvent. */
const inputIn = (type: string) => {
  const field = Object.assign(document.createElement('input'), { type });
  document.body.append(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
};
const type = () => inputIn('text');

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  document.documentElement.className = '';
});
afterEach(() => {
  type();
});

test('nothing changes when no text uses Placeholder, whatever is typed', async () => {
  use({ family: 'Placeholder', status: 'unloaded' });
  await addFonts([]);
  type();
  expect(isOver()).toBe(false);
});

test('the system renders text that is the first to use Placeholder after the fonts have loaded', async () => {
  const face: { family: string; status: FontFaceLoadStatus } = { family: 'Placeholder', status: 'unloaded' };
  use(face);
  await addFonts([]);
  const { fonts } = document;
  const loaded = () => fonts.onloadingdone?.call(fonts, new Event('loadingdone') as FontFaceSetLoadEvent);
  loaded();
  expect(isOver()).toBe(false);
  face.status = 'loaded';
  loaded();
  expect(isOver()).toBe(true);
});

test('the system renders letters that only Placeholder covers', async () => {
  use({ family: 'Placeholder', status: 'loaded' });
  placeholderLetters.answer = () => true;
  await addFonts([]);
  expect(isOver()).toBe(true);
});

test('when Placeholder covers no letter alone, it ends on typing, which may add any letter, but not on a choice', async () => {
  use({ family: '"Placeholder Serif"', status: 'loaded' });
  placeholderLetters.answer = () => false;
  await addFonts([]);
  expect(isOver()).toBe(false);
  for (const choice of ['checkbox', 'radio']) inputIn(choice);
  expect(isOver()).toBe(false);
  type();
  expect(isOver()).toBe(true);
});

test('after five seconds, text in Placeholder is shown in any font of the device', async () => {
  use({ family: 'Placeholder', status: 'loaded' }, neverLoaded);
  expect(await wait()).toEqual({ before: false, after: true });
});

/** A visitor who saves data opens a page with a font and goes to another. Returns the font stylesheets that are linked. */
const saveData = async (status: FontFaceLoadStatus) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  document.body.dataset.fonts = '/fonts/a.css';
  onTestFinished(() => void Reflect.deleteProperty(document.body.dataset, 'fonts'));
  use({ family: 'Placeholder', status }, neverLoaded);
  const { before } = await wait();
  void addFonts(['/fonts/b.css']);
  const links = [...document.querySelectorAll('link[rel=stylesheet]')];
  for (const link of document.querySelectorAll('link')) link.remove();
  return { isShown: before, sheets: links.map((link) => link.getAttribute('href')) };
};

test('a visitor who saves data gets no web fonts, and no letter waits for them', async () => {
  expect(await saveData('unloaded')).toEqual({ isShown: true, sheets: [] });
});

test('a visitor who saves data gets the web fonts on a device that has no known font', async () => {
  expect((await saveData('loaded')).sheets).toContain('/fonts/b.css');
});

test('on a device with a known font, nothing changes while the web fonts are late', async () => {
  use({ family: 'Placeholder', status: 'unloaded' }, neverLoaded);
  expect(await wait()).toEqual({ before: false, after: false });
});
