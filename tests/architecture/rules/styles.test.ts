import { expect, test } from 'vitest';
import { checkBlockStyles } from './styles.ts';

const found = (text: string, path = 'blocks/Hero/styles.css') =>
  checkBlockStyles([{ path, text }]).map(({ file, found }) => `${file.split(':').at(-1)} ${found}`);

test('Selectors of the block itself pass, in layers, queries and nested', () => {
  const text = `@layer blocks {
    .Hero, .Hero-title, .Hero--center .Hero-title, .Hero:hover { color: var(--color-text); }
    @media (width < 768px) { .Hero { &:hover { color: inherit; } .Badge { margin: 0; } :lang(ja) & { margin: 0; } } }
    @keyframes Hero-fade { from { opacity: 0; } 50% { opacity: 0.5; } to { opacity: 1; } }
  }`;
  expect(found(text)).toEqual([]);
});

test('Selectors that could match anything else are found, each one in a list', () => {
  expect(found('.Hero {}\nh1, .Hero-title, .HeroSlider {}')).toEqual([
    '2 selects h1',
    '2 selects .HeroSlider',
  ]);
  expect(found('@media print { :root .Hero {} }')).toEqual(['1 selects :root .Hero']);
  expect(found('@keyframes fade { from { opacity: 0; } }')).toEqual(['1 names keyframes fade']);
});

test('Shared parts start with a component name', () => {
  expect(found('.PageHeading-title {}', 'blocks/_ui/styles/heading.css')).toEqual([]);
  expect(found('.row {}', 'blocks/_ui/styles/heading.css')).toEqual(['1 selects .row']);
});

test('Raw colors are found, tokens and mixes of tokens are not', () => {
  expect(found('.Hero { color: #fff; }')).toEqual(['1 color uses #fff']);
  expect(found('.Hero { box-shadow: 0 1px 2px rgb(0 0 0 / 10%); }')).toEqual(['1 box-shadow uses rgb()']);
  expect(
    found('.Hero { fill: url("a.svg#abc"); color: color-mix(in oklab, var(--a) 50%, transparent); }'),
  ).toEqual([]);
  expect(found('.Hero { color: rgb(from var(--color-text) r g b / 50%); }')).toEqual([]);
});

test('Styles outside of blocks are not checked', () => {
  expect(found('h1 { color: #fff; }', 'themes/_base/reset.css')).toEqual([]);
});
