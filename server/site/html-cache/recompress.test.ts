import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createRecompressor } from './recompress.ts';

const text = (content: string) => async () => Buffer.from(content);

test('one text is compressed at a time, followed by a pause of fifteen times as long', async () => {
  let now = 1_000;
  const pack = createRecompressor(() => now);
  const packed = pack(text('page'));
  expect(pack(text('other'))).toBeUndefined();
  now += 10;
  expect(brotliDecompressSync((await packed) as Buffer).toString()).toBe('page');
  now += 149;
  expect(pack(text('other'))).toBeUndefined();
  now += 1;
  expect(brotliDecompressSync((await pack(text('other'))) as Buffer).toString()).toBe('other');
});

test('a text that fails to load does not block the next one', async () => {
  const pack = createRecompressor(() => 0);
  await expect(pack(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await pack(text('page'))).toBeInstanceOf(Buffer);
});
