import { expect, test } from 'vitest';
import { blockTable } from './block-table.ts';

test('a page has a row for each block: HTML and CSS where it has them, and what they cost in brotli', () => {
  const part = (raw: number, brotli: number) => ({ name: '', raw, brotli });
  const blocks = [
    { name: 'HeroSlider', html: part(16900, 1290), css: part(3180, 430) },
    { name: 'widget', html: part(41, -35), css: undefined },
    { name: 'primitives', html: undefined, css: part(9000, 1500) },
  ];
  const page = { name: 'COMMERCE home', navigation: 19440, budget: 19600, blocks };
  const table = blockTable([page]);
  expect(table).toContain('they do not add up');
  expect(table.slice(table.indexOf('COMMERCE')).split('\n')).toEqual([
    'COMMERCE home',
    '   19.4 of   19.6  a navigation to it, in brotli',
    '   HTML brotli    CSS brotli',
    '  16.90   1.29   3.18   0.43  HeroSlider',
    '   0.04  -0.04                widget',
    '                 9.00   1.50  primitives',
    '',
  ]);
});
