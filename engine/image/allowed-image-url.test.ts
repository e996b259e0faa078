import { expect, test } from 'vitest';
import { allowedImageUrl } from './allowed-image-url.ts';

const origins = ['https://cdn.example.com', 'http://127.0.0.1:9000'];

test.each([
  ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['HTTPS://CDN.example.com:443/x/../a.jpg#top', 'https://cdn.example.com/a.jpg'],
  ['https://cdn.example.com\\x\\..\\a b.jpg', 'https://cdn.example.com/a%20b.jpg'],
  ['https://cdn.example.com/봄.jpg?v=2', 'https://cdn.example.com/%EB%B4%84.jpg?v=2'],
  ['http://127.1:9000/a', 'http://127.0.0.1:9000/a'],
  ['http://cdn.example.com/a.jpg', undefined],
  ['https://cdn.example.com:8443/a.jpg', undefined],
  ['https://cdn.example.com./a.jpg', undefined],
  ['https://cdn.example.com.evil.example/a.jpg', undefined],
  ['https://evil.example/https://cdn.example.com/a.jpg', undefined],
  ['https://cdn.example.com@evil.example/a.jpg', undefined],
  ['https://user@cdn.example.com/a.jpg', undefined],
  ['https://:secret@cdn.example.com/a.jpg', undefined],
  ['http://127.0.0.1/a', undefined],
  ['http://127.0.0.2:9000/a', undefined],
  ['http://localhost:9000/a', undefined],
  ['http://[::ffff:127.0.0.1]:9000/a', undefined],
  ['blob:https://cdn.example.com/a.jpg', undefined],
  ['//cdn.example.com/a.jpg', undefined],
  ['/files/a.jpg', undefined],
  ['', undefined],
  [`https://cdn.example.com/${'a'.repeat(2_000)}`, undefined],
])('%s is the listed address %s', (address, expected) => {
  expect(allowedImageUrl(address, origins)).toBe(expected);
});
