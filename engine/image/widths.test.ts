import { expect, test } from 'vitest';
import {
  deviceWidths,
  imageSizes,
  imageUrl,
  imageWidths,
  nearestWidth,
  srcSet,
  usefulWidths,
  widthsFor,
} from './widths.ts';

const url = '/files/bomnal/hero 1.webp';

test('the image route gets url, w and q, with 75 as the default quality', () => {
  expect(imageUrl(url, 640)).toBe('/_image?url=%2Ffiles%2Fbomnal%2Fhero%201.webp&w=640&q=75');
  expect(imageUrl(url, 640, 90)).toMatch(/&q=90$/);
});

test('pictures are offered in the widths of the specification', () => {
  expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(imageSizes.at(0)).toBe(16);
  expect(imageSizes.at(-1)).toBe(384);
});

test('vector, animated and inlined pictures bypass the image route', () => {
  expect(imageUrl('/files/a/steps.GIF', 640)).toBe('/files/a/steps.GIF');
  expect(imageUrl('/files/a/logo.svg', 640)).toBe('/files/a/logo.svg');
  expect(imageUrl('data:image/gif;base64,R0', 640)).toBe('data:image/gif;base64,R0');
  expect(srcSet('/files/a/logo.svg?v=2', 2000)).toBeUndefined();
});

test('no width is offered beyond the first that reaches the picture’s own', () => {
  expect(usefulWidths(800)).toEqual([640, 750, 828]);
  expect(usefulWidths(828)).toEqual([640, 750, 828]);
  expect(usefulWidths(9000)).toEqual([...deviceWidths]);
});

test('a picture of unknown width is offered in all widths', () => {
  expect(usefulWidths(undefined)).toEqual([...deviceWidths]);
});

test('srcset lists every useful width with its descriptor', () => {
  expect(srcSet('/files/a.webp', 700)).toBe(
    '/_image?url=%2Ffiles%2Fa.webp&w=640&q=75 640w, /_image?url=%2Ffiles%2Fa.webp&w=750&q=75 750w',
  );
});

test('a picture with one useful size has no srcset', () => {
  expect(srcSet('/files/a.webp', 300)).toBeUndefined();
});

test('every list of widths is ascending', () => {
  for (const sizes of ['48px', '(max-width: 514px) 88px, 132px', '100vw', '33vw'])
    expect(widthsFor(sizes)).toEqual([...widthsFor(sizes)].sort((one, other) => one - other));
});

test('the nearest width is not below the wanted one unless there is no larger one', () => {
  expect(nearestWidth(100)).toBe(128);
  expect(nearestWidth(128)).toBe(128);
  expect(nearestWidth(9999)).toBe(3840);
});

test('a picture of fixed size is offered for 1, 2 and 3 pixel screens only', () => {
  expect(widthsFor('48px')).toEqual([48, 96, 256]);
});

test('a picture of a fixed size on each screen is offered from the smallest to three times the largest', () => {
  expect(widthsFor('(max-width: 514px) 88px, 132px')).toEqual([96, 128, 256, 384, 640]);
});

test('a picture that spans the screen is not offered in icon sizes', () => {
  expect(Math.min(...widthsFor('100vw'))).toBeGreaterThanOrEqual(256);
  expect(widthsFor('100vw').at(-1)).toBe(3840);
});

test('a media condition in sizes is not treated as a width', () => {
  expect(Math.min(...widthsFor('(max-width: 64px) 100vw, 400px'))).toBe(384);
});

test('every offered width is supported by the image route', () => {
  for (const sizes of ['33vw', '20px', '(max-width: 768px) 50vw, 280px'])
    for (const width of widthsFor(sizes)) expect(imageWidths).toContain(width);
});
