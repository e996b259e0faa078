import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { isCssColor } from './css-color.ts';

const colors = [
  '#7a5c45',
  '#FFF',
  '#12345678',
  'RebeccaPurple',
  'grey',
  'gray',
  'transparent',
  'currentColor',
  'rgb(122 92 69)',
  'rgb(122, 92, 69)',
  'rgba(0, 0, 0, 0.5)',
  'rgb(0 0 0 / 6%)',
  'hsl(120deg 50% 50%)',
  'hwb(12 50% 0%)',
  'oklch(52% 0.05 60 / .8)',
  'lab(50% 20 none)',
  'color(display-p3 1 0.5 0)',
  'color-mix(in srgb, #fff 60%, transparent)',
  'color-mix(in oklch longer hue, red, 20% rgb(0 0 0))',
  'hsla(120, 50%, 50%, .5)',
  'oklab(50% 0 -.1 / none)',
  'lch(50% 20 .5turn)',
];
/** Colors that depend on their element. */
const computed = [
  'light-dark(#fff, rgb(0 0 0))',
  'var(--color-primary-600)',
  'var(--color-accent, #fff)',
  'color-mix(in srgb,var(--color-gray-900) 60%,transparent)',
  'oklch(from var(--color-accent) l calc(c * 0.5) h / 50%)',
  'rgb(0 0 0 / var(--color-shade))',
  'rgba(0, 0, 0, var(--color-shade, 50%))',
  'hsl(var(--hue, 20deg), var(--saturation), 50%)',
  'rgb(from var(--color-accent) r g b / calc(alpha * 0.5))',
];
const others = [
  '',
  'rde',
  '7a5c45',
  '#7a5c4',
  '#ggg',
  '12px',
  'url(x.png)',
  'red blue',
  'red, blue',
  'rgb(1 2)',
  'rgb(1, 2 3)',
  'rgb(1 2 3 4)',
  'rgb(a b c)',
  'rgb(1 2 3 / )',
  'rgb(1 2 3) rgb(1 2 3)',
  'rgb(1 2 3',
  'decade',
  'color(--hsv 1 1 1)',
  'rgb(1 2 3 / alpha)',
  'rgb(l c h)',
  'color(nowhere 1 1 1)',
  'color-mix(in srgb, red)',
  'color-mix(srgb, red, blue)',
  'linear-gradient(red, blue)',
  'inherit',
  'var(accent)',
  'var(--a, 12px)',
  'rgb(0 0 0 / var(--a, red))',
  'rgb(from 12px r g b)',
];

/** Whether a CSS parser accepts it as a color. */
function isParsed(color: string): boolean {
  const isColor: boolean[] = [];
  const rule = (css: string) =>
    transform({
      filename: 'a.css',
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: { Declaration: ({ property }) => void isColor.push(property === 'color') },
    });
  rule(`a{color:${color}}`);
  return isColor.length === 1 && isColor[0] === true;
}

test.each(colors)('%s is a color, for a CSS parser too', (color) => {
  expect([isCssColor(color), isParsed(color)]).toEqual([true, true]);
});

test.each(computed)('%s is a color', (color) => expect(isCssColor(color)).toBe(true));

test.each(others)('%j is not a color, for a CSS parser neither', (color) => {
  expect([isCssColor(color), isParsed(color)]).toEqual([false, false]);
});
