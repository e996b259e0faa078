// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { askFonts } from './ask-fonts.ts';

let settleFonts = () => {};
const useFonts = () =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: new Promise<void>((resolve) => (settleFonts = resolve)) },
  });

/** The sample's text by font stack. */
const sample = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden=true] > p'), ({ style, textContent }) => [
    style.fontFamily,
    textContent?.split('\n').join(''),
  ]);

afterEach(() => {
  document.body.innerHTML = '';
});

test('each letter is requested once per stack, until the fonts load', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body"><h2 style="font-family: Head">ABA</h2><p>bcb</p></section>
    <section style="font-family: Body"><p>cd</p><p> </p></section>`;
  const asked = askFonts(document.querySelectorAll('section'));
  await vi.waitFor(() => expect(sample()).not.toEqual([]), waitTimeoutMs);
  expect(sample()).toEqual([
    ['Head', 'AB'],
    ['Body', 'bcd'],
  ]);
  settleFonts();
  await asked;
  expect(sample()).toEqual([]);
});

test('closed, hidden and removed content requests nothing', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body">
      <details><summary>q</summary><p>a</p></details><details open><summary>w</summary><p>s</p></details>
      <p style="display: none">n</p><script>x</script>
    </section>`;
  const gone = document.createElement('section');
  gone.textContent = 'g';
  const asked = askFonts([...document.querySelectorAll('section'), gone]);
  await vi.waitFor(() => expect(sample()).not.toEqual([]), waitTimeoutMs);
  expect(sample()).toEqual([['Body', 'qws']]);
  settleFonts();
  await asked;
});

test('the sample is removed when the fonts cannot be awaited', async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: undefined });
  document.body.innerHTML = '<section>a</section>';
  await expect(askFonts(document.querySelectorAll('section'))).rejects.toThrow();
  expect(sample()).toEqual([]);
});

test('nothing is requested when no content is paused', async () => {
  useFonts();
  settleFonts();
  await askFonts([]);
  expect(document.body.innerHTML).toBe('');
});
