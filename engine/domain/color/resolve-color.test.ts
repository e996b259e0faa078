import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { alphaOf, resolveColor } from './resolve-color.ts';

const properties = new Map([
  ['--color-a', '#7a5c45'],
  ['--color-b', 'var(--color-a)'],
  ['--color-loop', 'var(--color-loop)'],
]);
const hex = (value: string) => formatHex(resolveColor(value, properties));

test('colors are resolved through references and mixes', () => {
  expect(hex('var(--color-b)')).toBe('#7a5c45');
  expect(hex('var(--color-none, rgb(0 0 255))')).toBe('#0000ff');
  expect(hex('color-mix(in srgb, #fff 25%, #000)')).toBe('#404040');
  expect(hex('color-mix(in srgb, #fff, #000 25%)')).toBe('#bfbfbf');
  expect(hex('oklch(100% 0 0)')).toBe('#ffffff');
  expect(alphaOf(resolveColor('#ffffff80', properties) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })).toBeCloseTo(
    0.5,
    1,
  );
});

test('what only a browser computes, and what leads to itself, has no color', () => {
  for (const value of [
    'light-dark(#000, #fff)',
    'var(--color-loop)',
    'var(--color-none)',
    'rgb(var(--r) 0 0)',
  ])
    expect(resolveColor(value, properties)).toBeUndefined();
});
