// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { requestFonts } from './offscreen-layout.ts';

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
  ]).filter(([, text]) => text);

afterEach(() => {
  document.body.innerHTML = '';
});

test('each letter is requested once per stack, until the fonts load', async () => {
  useFonts();
  document.body.innerHTML = `
    <section style="font-family: Body"><h2 style="font-family: Head">ABA</h2><p>bcb</p></section>
    <section style="font-family: Body"><p>cd</p><p> </p></section>`;
  const asked = requestFonts(document.querySelectorAll('section'));
  const expected = [
    ['Head', 'AB'],
    ['Body', 'bc'],
    ['Body', 'd'],
  ];
  await vi.waitFor(() => expect(sample()).toEqual(expected), waitTimeoutMs);
  settleFonts();
  await asked;
  expect(sample()).toEqual([]);
});

test('the letters of each part are laid out in a task of their own', async () => {
  useFonts();
  document.body.innerHTML = '<p style="font-family: Body">ab</p>'.repeat(3);
  for (const [index, part] of [...document.body.children].entries()) part.append(`c${index}`);
  const perTask: string[] = [];
  vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    setTimeout(() => perTask.push(sample().at(-1)?.[1] ?? ''));
    return new DOMRect();
  });
  const asked = requestFonts(document.querySelectorAll('body > p'));
  await vi.waitFor(() => expect(perTask).toHaveLength(3), waitTimeoutMs);
  expect(perTask).toEqual(['abc0', '1', '2']);
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
  const asked = requestFonts([...document.querySelectorAll('section'), gone]);
  await vi.waitFor(() => expect(sample()).not.toEqual([]), waitTimeoutMs);
  expect(sample()).toEqual([['Body', 'qws']]);
  settleFonts();
  await asked;
});

test('the sample is removed when the fonts cannot be awaited', async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: undefined });
  document.body.innerHTML = '<section>a</section>';
  await expect(requestFonts(document.querySelectorAll('section'))).rejects.toThrow();
  expect(sample()).toEqual([]);
});

test('nothing is requested when no content is paused', async () => {
  useFonts();
  settleFonts();
  await requestFonts([]);
  expect(document.body.innerHTML).toBe('');
});
