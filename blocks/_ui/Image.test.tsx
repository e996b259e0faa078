import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

const picture = { url: '/files/bomnal/door.webp', width: 1600, height: 900, alt: '문' };
const markupOf = (blur?: string) => renderToStaticMarkup(<Image image={{ ...picture, blur }} />);

test('the colours of a picture stand in its place until it is there', () => {
  expect(markupOf('#c97,#875')).toMatch(/^<img style="background:linear-gradient\(#c97,#875\)"/);
});

test('a picture whose colours nobody knows has no background', () => {
  expect(markupOf()).not.toContain('style=');
});
