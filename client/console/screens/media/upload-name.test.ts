import { expect, test } from 'vitest';
import { operatorCalls } from '#schemas/operator/calls.ts';
import { uploadNameOf } from './upload-name.ts';

const none = new Set<string>();

test('A plain name stays, with its ending in small letters', () => {
  expect(uploadNameOf('lobby-2.webp', none)).toBe('lobby-2.webp');
  expect(uploadNameOf('IMG_0012.JPG', none)).toBe('IMG_0012.jpg');
});

test('The API accepts every name that is made', () => {
  const { params } = operatorCalls.uploadMedia;
  for (const fileName of ['\u{3042} \u{3044}.png', 'a b (1).jpeg', '._x.gif', `${'x'.repeat(300)}.avif`]) {
    const name = uploadNameOf(fileName, none);
    expect(params.safeParse({ code: 'bomnal', name }).success, `${fileName}: ${name}`).toBe(true);
  }
});

test('A taken name gets a number', () => {
  expect(uploadNameOf('\u{3042}.png', none)).toBe('picture.png');
  expect(uploadNameOf('\u{3042}.png', new Set(['picture.png', 'picture-2.png']))).toBe('picture-3.png');
});

test('Other files have no name', () => {
  expect(uploadNameOf('drawing.svg', none)).toBeUndefined();
  expect(uploadNameOf('png', none)).toBeUndefined();
});
