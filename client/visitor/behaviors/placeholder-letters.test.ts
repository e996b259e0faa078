// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasPlaceholderLetters } from './placeholder-letters.ts';

type Face = Pick<FontFace, 'family' | 'status' | 'unicodeRange'>;
const placeholder: Face = {
  family: 'Placeholder',
  status: 'loaded',
  unicodeRange: 'U+3000-318F, U+4E00-9FFF, U+AC00-D7A3',
};
const syllables: Face = { family: '"Web Sans"', status: 'loaded', unicodeRange: 'U+AC00-D7A3' };

const show = (
  text: string,
  faces: Face[],
  families = '"Web Sans", "Device Sans", Placeholder, sans-serif',
) => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) });
  document.body.style.fontFamily = families;
  document.body.innerHTML = `<div id="maru-root"></div>`;
  document.getElementById('maru-root')?.append(text);
};

beforeEach(() => document.body.removeAttribute('style'));

test('letters of a web font need no placeholder, whether or not the page has requested it', async () => {
  show('피부과 Skin 1', [placeholder, syllables]);
  expect(await hasPlaceholderLetters()).toBe(false);
  show('피부과', [placeholder, { ...syllables, status: 'unloaded' }]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('a letter that no web font covers needs the placeholder, unless Placeholder lacks it too', async () => {
  show('피부과 龘', [placeholder, syllables]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과 ☀', [placeholder, syllables]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('a font that failed, follows Placeholder or is not in the stack renders nothing', async () => {
  show('피부과', [placeholder, { ...syllables, status: 'error' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과', [placeholder, syllables], 'Placeholder, "Web Sans"');
  expect(await hasPlaceholderLetters()).toBe(true);
  show('피부과', [placeholder, { ...syllables, family: 'Other' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
});

test('a device font counts once it is found', async () => {
  const device = { family: 'Device Sans', unicodeRange: 'U+0-10FFFF' };
  show('龘', [placeholder, syllables, { ...device, status: 'unloaded' }]);
  expect(await hasPlaceholderLetters()).toBe(true);
  show('龘', [placeholder, syllables, { ...device, status: 'loaded' }]);
  expect(await hasPlaceholderLetters()).toBe(false);
});

test('headings are checked against their own fonts', async () => {
  show('피부과', [placeholder, syllables, { ...placeholder, family: '"Placeholder Serif"' }]);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h1 style='font-family: "Web Serif", "Placeholder Serif", "Web Sans"'></h1>`,
  );
  expect(await hasPlaceholderLetters()).toBe(true);
});

test('text without Placeholder in its font stack never has placeholders', async () => {
  show('피부과 龘', [placeholder, syllables], '"Web Sans", sans-serif');
  expect(await hasPlaceholderLetters()).toBe(false);
});
