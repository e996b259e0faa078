import { expect, test } from 'vitest';
import { operatorCalls } from '#schemas/operator/calls.ts';
import { isPictureNamed, titleOf, uploadNameOf } from './upload-name.ts';

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

test('A picture is found by the name of its file, also where a Mac has decomposed its letters, and by its address', () => {
  const title = titleOf('봄 이벤트 사진.webp'.normalize('NFD'));
  expect(title).toBe('봄 이벤트 사진.webp');
  const { params } = operatorCalls.uploadMedia;
  expect(params.safeParse({ code: 'bomnal', name: 'picture.webp', title }).success).toBe(true);
  const media = { title, name: 'picture.webp' };
  const found = ['이벤트', ' 이벤트 '.normalize('NFD'), 'PICTURE', ''].map((text) =>
    isPictureNamed(media, text),
  );
  expect(found).toEqual([true, true, true, true]);
  expect(isPictureNamed(media, '여름')).toBe(false);
  expect(isPictureNamed({ title: null, name: 'lobby.webp' }, 'lobby')).toBe(true);
});
