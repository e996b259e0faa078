// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askFonts } from './ask-fonts.ts';

let come = () => {};
const useFonts = () =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: new Promise<void>((resolve) => (come = resolve)) },
  });

/** What is written in the sample, by its stack. */
const sample = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden=true] > p'), ({ style, textContent }) => [
    style.fontFamily,
    textContent?.split('\n').join(''),
  ]);

afterEach(() => {
  document.body.innerHTML = '';
});

test('each letter is asked for once in each stack, until the fonts have come', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body"><h2 style="font-family: Head">ABA</h2><p>bcb</p></section>
    <section style="font-family: Body"><p>cd</p><p> </p></section>`;
  const asked = askFonts(document.querySelectorAll('section'));
  await vi.waitFor(() => expect(sample()).not.toEqual([]));
  expect(sample()).toEqual([
    ['Head', 'AB'],
    ['Body', 'bcd'],
  ]);
  come();
  await asked;
  expect(sample()).toEqual([]);
});

test('what is closed or hidden, and what is gone, asks for nothing', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body">
      <details><summary>q</summary><p>a</p></details><details open><summary>w</summary><p>s</p></details>
      <p style="display: none">n</p><script>x</script>
    </section>`;
  const gone = document.createElement('section');
  gone.textContent = 'g';
  const asked = askFonts([...document.querySelectorAll('section'), gone]);
  await vi.waitFor(() => expect(sample()).not.toEqual([]));
  expect(sample()).toEqual([['Body', 'qws']]);
  come();
  await asked;
});

test('a sample does not stay when fonts cannot be waited for', async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: undefined });
  document.body.innerHTML = '<section>a</section>';
  await expect(askFonts(document.querySelectorAll('section'))).rejects.toThrow();
  expect(sample()).toEqual([]);
});

test('where nothing rests nothing is asked for', async () => {
  useFonts();
  come();
  await askFonts([]);
  expect(document.body.innerHTML).toBe('');
});
