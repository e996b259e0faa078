import { expect, test } from 'vitest';
import { asWideProse, prosePicture } from './prose-picture.ts';
import { imageWidths } from './widths.ts';

const path = '/files/han/poster.webp';
const offered = (set = '') => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('a picture as wide as its text is offered for narrow phones to dense tablets, with auto sizes if its dimensions are known', () => {
  const { src, srcset, sizes } = prosePicture(path, 1200, true);
  expect(src).toBe('/_image?url=%2Ffiles%2Fhan%2Fposter.webp&w=1080&q=75');
  expect(offered(srcset)).toEqual([384, 640, 750, 828, 1080, 1200, 1920]);
  expect(sizes).toBe('auto, (max-width: 768px) 100vw, 768px');
  expect(prosePicture(path, 1200, false).sizes).toBe('(max-width: 768px) 100vw, 768px');
});

test('the version of a picture is part of each of its addresses', () => {
  const { src, srcset = '' } = prosePicture(`${path}?v=2`, 1200, true);
  for (const address of [src, ...srcset.split(', ')]) expect(address).toMatch(/poster\.webp%3Fv%3D2&w=/);
});

test('a small picture is offered with extra pixels for dense screens', () => {
  const { src, srcset, sizes } = prosePicture(path, 300, true);
  expect(src).toMatch(/&w=384&/);
  expect(offered(srcset)).toEqual([384, 640, 1080]);
  expect(sizes).toBe('auto, 300px');
  expect(offered(prosePicture(path, 400, true).srcset)).toEqual([384, 640, 750, 828, 1080, 1200]);
});

test('a picture of unknown width has one address, so that it has its natural size', () => {
  for (const width of [undefined, 0, Number.NaN])
    expect(prosePicture(path, width, true)).toEqual({
      src: '/_image?url=%2Ffiles%2Fhan%2Fposter.webp&w=1200&q=75',
    });
});

test('every offered width is supported by the image route', () => {
  for (const width of [1, 17, 96, 319, 320, 640, 768, 5_000, 99_999]) {
    const { srcset } = prosePicture(path, width, true);
    for (const one of offered(srcset)) expect(imageWidths).toContain(one);
  }
});

test('in text as wide as the page, a picture of that width has matching sizes', () => {
  const html = `<img sizes="${prosePicture(path, 1200, true).sizes}"><img sizes="${prosePicture(path, 300, true).sizes}">`;
  expect(asWideProse(html)).toBe(
    '<img sizes="auto, (max-width: 1200px) 100vw, 1200px"><img sizes="auto, 300px">',
  );
});
