import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

const picture = { url: '/files/bomnal/door.webp', width: 1600, height: 900, alt: '문' };
const markupOf = (blur?: string) => renderToStaticMarkup(<Image image={{ ...picture, blur }} />);

test('an image’s colors are its placeholder until it loads', () => {
  expect(markupOf('#c97,#875')).toMatch(/^<img style="background:linear-gradient\(#c97,#875\)"/);
});

test('an image without known colors has no background', () => {
  expect(markupOf()).not.toContain('style=');
});

test('an image is cut around its focal point', () => {
  const markup = renderToStaticMarkup(<Image image={{ ...picture, focalPoint: { x: 20, y: 75 } }} />);
  expect(markup).toMatch(/^<img style="object-position:20% 75%"/);
});
