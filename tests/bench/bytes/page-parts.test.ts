import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { duplicatedTexts, pageParts } from './page-parts.ts';

const page = (data: unknown, body = '<p class="A">여드름과 흉터를 한 번에 돌봅니다</p>') =>
  `<!doctype html><html><head><title>t</title><style>.A{color:red}</style></head><body>${body}<script type="application/json" id="maru-model">${JSON.stringify(data)}</script></body></html>`;

test('every part has its size and how much smaller the page would be without it', () => {
  const html = page({ a: 1 });
  const [whole, ...parts] = pageParts(html);
  expect(whole).toEqual({
    name: 'the page',
    raw: Buffer.byteLength(html),
    brotli: brotliCompressSync(html).byteLength,
  });
  const raw = Object.fromEntries(parts.map(({ name, raw }) => [name, raw]));
  expect(raw).toMatchObject({
    CSS: '<style>.A{color:red}</style>'.length,
    'head without CSS': '<title>t</title>'.length,
    'of it, classes': ' class="A"'.length,
    'of it, icons': 0,
  });
  expect(parts.every(({ name, brotli }) => brotli > 0 || name.startsWith('of it'))).toBe(true);
});

test('a text in both the data and the HTML is duplicated', () => {
  expect(duplicatedTexts(page({ islands: { a: [{ text: '여드름과 흉터를 한 번에 돌봅니다' }] } }))).toEqual([
    '여드름과 흉터를 한 번에 돌봅니다',
  ]);
  expect(duplicatedTexts(page({ islands: { a: ['흉터', '한 번만 말하는 긴 글입니다'] } }))).toEqual([]);
  expect(duplicatedTexts('<p>no data</p>')).toEqual([]);
});
