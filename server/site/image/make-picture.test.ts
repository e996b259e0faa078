import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseFormat, formats } from './image-request.ts';
import { makePicture } from './make-picture.ts';

const color = { r: 180, g: 90, b: 60 };
const plain = (background: object = color) =>
  sharp({
    create: { width: 400, height: 200, channels: 4, background: { ...color, alpha: 1, ...background } },
  });
const pixelOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (info.width * Math.floor(info.height / 2) + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
};
const differs = (a: number[], b: number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

test.each(formats)(
  'as %s a picture has sRGB colors, the right orientation and no camera metadata',
  async (format) => {
    const wide = await plain()
      .removeAlpha()
      .withIccProfile('p3')
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const source = await sharp(wide).metadata();
    expect([source.orientation, source.exif !== undefined, source.icc !== undefined]).toEqual([
      6,
      true,
      true,
    ]);
    const made = await makePicture(wide, { w: 640, q: 90 }, format);
    const { width, height, exif, icc, orientation } = await sharp(made).metadata();
    expect([width, height, exif, icc, orientation ?? 1]).toEqual([200, 400, undefined, undefined, 1]);
    // The colors according to the profile: the raw numbers of the wide-gamut source differ.
    expect(differs(await pixelOf(made), [180, 90, 60])).toBeLessThan(6);
  },
);

test.each(formats)('as %s a picture has one color for four pixels', async (format) => {
  const size = 64;
  const columns = Buffer.alloc(size * size * 3, Buffer.from([255, 0, 0, 0, 0, 255]));
  const striped = await sharp(columns, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
  const made = await makePicture(striped, { w: size, q: 90 }, format);
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  const middle = (size * (size / 2) + size / 2) * info.channels;
  const [one, other] = [middle, middle + info.channels].map((at) => (data[at] ?? 0) - (data[at + 2] ?? 0));
  // Red minus blue: 255 in a red column and -255 in a blue one, without subsampling.
  expect(Math.abs((one ?? 255) - (other ?? -255))).toBeLessThan(60);
});

test('preferred formats have fewer bytes', async () => {
  const hero = await readFile('fixtures/partners/haru/images/hero-1-m.webp');
  const sizes = await Promise.all(
    formats.map(async (format) => (await makePicture(hero, { w: 640, q: 75 }, format)).byteLength),
  );
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});

test('transparency is preserved, or white in a format without it', async () => {
  const clear = await plain({ alpha: 0 }).png().toBuffer();
  expect((await sharp(await makePicture(clear, { w: 64, q: 75 }, 'webp')).metadata()).hasAlpha).toBe(true);
  expect(
    differs(await pixelOf(await makePicture(clear, { w: 64, q: 75 }, 'jpeg')), [255, 255, 255]),
  ).toBeLessThan(3);
});

test('a picture of more than 50 million pixels is refused, however few bytes it has', async () => {
  const made = async (height: number) => {
    const flat = sharp({ create: { width: 8_000, height, channels: 3, background: color } });
    const bytes = await flat.png().toBuffer();
    expect(bytes.length).toBeLessThan(1024 ** 2);
    return makePicture(bytes, { w: 64, q: 75 }, 'jpeg');
  };
  await expect(made(6_000)).resolves.toBeInstanceOf(Buffer);
  await expect(made(7_000)).rejects.toMatchObject({ name: 'ImageError', status: 415 });
});

test.each([
  ['avif', [70, 16_384]],
  ['webp', [70, 16_383]],
  ['jpeg', [86, 20_000]],
] as const)('a picture that is too high for %s is made smaller, with its ratio', async (format, size) => {
  const flat = sharp({ create: { width: 86, height: 20_000, channels: 3, background: color } });
  const made = await makePicture(await flat.jpeg().toBuffer(), { w: 1080, q: 75 }, format);
  const { width, height } = await sharp(made).metadata();
  expect([width, height]).toEqual(size);
});

test('a picture that takes too long is aborted, and may be requested again', async () => {
  const bytes = await plain().png().toBuffer();
  const limited = vi.spyOn(sharp.prototype, 'timeout');
  // The actual message of the library.
  const late = new Error('timeout: 56% complete\nVipsImage: killed for image "temp-47"');
  const making = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late);
  onTestFinished(() => [limited, making].forEach((spy) => void spy.mockRestore()));
  const made = makePicture(bytes, { w: 64, q: 75 }, 'webp');
  await expect(made).rejects.toMatchObject({ name: 'ImageError', status: 503 });
  expect(limited).toHaveBeenCalledWith({ seconds: 20 });
});

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, IMAGE/WEBP ; q=0.5', 'webp'],
  ['image/avifx,*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
