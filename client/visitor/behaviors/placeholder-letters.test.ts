// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasPlaceholderLetters } from './placeholder-letters.ts';

type Face = Pick<FontFace, 'family' | 'status' | 'unicodeRange'>;
const hold: Face = {
  family: 'Hold',
  status: 'loaded',
  unicodeRange: 'U+3000-318F, U+4E00-9FFF, U+AC00-D7A3',
};
const syllables: Face = { family: '"Web Sans"', status: 'loaded', unicodeRange: 'U+AC00-D7A3' };

const show = (text: string, faces: Face[], families = '"Web Sans", "Device Sans", Hold, sans-serif') => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) });
  document.body.style.fontFamily = families;
  document.body.innerHTML = `<div id="maru-root"></div>`;
  document.getElementById('maru-root')?.append(text);
};

beforeEach(() => document.body.removeAttribute('style'));

test('letters of a web font are not held, whether or not the page has requested it', async () => {
  show('피부과 Skin 1', [hold, syllables]);
  expect(await hasPlaceholderLetters()).toBe(false);
  show('피부과', [hold, { ...syllables, status: 'unloaded' }]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('a letter that no web font covers is held, unless Hold lacks it too', async () => {
  show('피부과 龘', [hold, syllables]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과 ☀', [hold, syllables]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('a font that failed, follows Hold or is not in the stack renders nothing', async () => {
  show('피부과', [hold, { ...syllables, status: 'error' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과', [hold, syllables], 'Hold, "Web Sans"');
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과', [hold, { ...syllables, family: 'Other' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
});

test('a device font counts once it is found', async () => {
  const device = { family: 'Device Sans', unicodeRange: 'U+0-10FFFF' };
  show('龘', [hold, syllables, { ...device, status: 'unloaded' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('龘', [hold, syllables, { ...device, status: 'loaded' }]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('headings are checked against their own fonts', async () => {
  show('피부과', [hold, syllables, { ...hold, family: '"Hold Serif"' }]);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h1 style='font-family: "Web Serif", "Hold Serif", "Web Sans"'></h1>`,
  );
  expect(await hasPlaceholderLetters()).toBe(true);
});

test('text without Hold in its font stack is never held', async () => {
  show('피부과 龘', [hold, syllables], '"Web Sans", sans-serif');
  expect(await hasPlaceholderLetters()).toBe(false);
});
