// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
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
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => {
  document.body.innerHTML = '';
});

test('each letter is asked for once in each stack, until the fonts have come', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body"><h2 style="font-family: Head">ABA</h2><p>bcb</p></section>
    <section style="font-family: Body"><p>cd</p><p> </p></section>`;
  const asked = askFonts(document.querySelectorAll('section'));
  await soon();
  expect(sample()).toEqual([
    ['Head', 'AB'],
    ['Body', 'bcd'],
  ]);
  come();
  await asked;
  expect(sample()).toEqual([]);
});

test('where nothing rests nothing is asked for', async () => {
  useFonts();
  come();
  await askFonts([]);
  expect(document.body.innerHTML).toBe('');
});
