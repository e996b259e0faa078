import { expect, test } from 'vitest';
import { picturesInMarkup } from './pictures-in-markup.ts';

test('pictures in markup are found in any notation', () => {
  const html = `<p><IMG alt="a" SRC=/files/han/a.webp width=600px height='400'></p>
<img data-src="/files/han/x.webp"
 src=' /files/han/b.webp?a=1&amp;b=2 ' width="100%" height="400"/><img alt="no address">`;
  expect(picturesInMarkup(html)).toEqual([
    { src: '/files/han/a.webp', hasSize: true },
    { src: '/files/han/b.webp?a=1&b=2', hasSize: false },
    { src: '', hasSize: false },
  ]);
});

test('a text without pictures has none, and an unclosed tag is not one', () => {
  for (const html of [
    '',
    '<p>img src="/files/han/a.webp"</p>',
    '<imgs src="a">',
    '<img src="a" '.repeat(20_000),
  ])
    expect(picturesInMarkup(html)).toEqual([]);
});
