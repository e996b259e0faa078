import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncodings, encode } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['BR', 'br'],
  ['identity', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(acceptedEncodings(header)[0]).toBe(encoding);
  expect(acceptedEncodings(header)[0]).toBe(encoding);
});

test('a compressed body decompresses to the original', async () => {
  const body = Buffer.from('봄날의원 '.repeat(500));
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body);
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body);
});
