import { expect, test } from 'vitest';
import { colorsFor, tokenColors, tokenOf } from './token-colors.ts';

const base = {
  color: {
    primary: { 500: '#3777C4' },
    accent: 'var(--color-primary-500)',
    overlay: 'color-mix(in srgb,#000 60%,transparent)',
  },
  space: { 1: '4px' },
};

test('colors are those of the template and the document, references followed', () => {
  expect(tokenColors(base, { color: { primary: { 500: '#cc3526' } } }, {})).toEqual([
    {
      token: 'color.primary.500',
      reference: 'var(--color-primary-500)',
      color: '#cc3526',
      through: ['--color-primary-500'],
    },
    {
      token: 'color.accent',
      reference: 'var(--color-accent)',
      color: '#cc3526',
      through: ['--color-accent', '--color-primary-500'],
    },
  ]);
  expect(tokenColors(base, {}, { 'color.accent': '#fff' }).at(-1)?.color).toBe('#fff');
});

test('a color that refers to itself is left out', () => {
  expect(tokenColors({ color: { a: 'var(--color-b)', b: 'var(--color-a)' } }, {}, {})).toEqual([]);
});

test('a token is offered no color that comes from itself', () => {
  const colors = tokenColors(base, {}, {});
  expect(colorsFor('color.primary.500', colors)).toEqual([]);
  expect(colorsFor('color.accent', colors).map(({ token }) => token)).toEqual(['color.primary.500']);
});

test('a value is recognized as the token that it refers to', () => {
  const tokens = tokenColors(base, {}, {});
  expect(tokenOf('var( --color-accent )', tokens)?.token).toBe('color.accent');
  expect(tokenOf('#3777c4', tokens)).toBeUndefined();
});
