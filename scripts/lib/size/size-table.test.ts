import { expect, test } from 'vitest';
import { ownerOf } from './owners-by-chunk.ts';
import { sizeTable } from './size-table.ts';

test('code belongs to its package, its block or its folder', () => {
  expect(ownerOf('node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('react-dom');
  expect(ownerOf('../main/node_modules/@lingui/core/dist/index.mjs')).toBe('@lingui/core');
  expect(ownerOf('blocks/Popups/Slides.tsx')).toBe('blocks/Popups');
  expect(ownerOf('client/visitor/bootstrap.ts')).toBe('client');
  expect(ownerOf('')).toBe('bundling');
});

test('totals appear next to their budgets, and a script’s size is divided among its owners', () => {
  const totals = { document: 900, css: 400, fonts: 0, javascript: 3000, beforePaint: 1000 };
  const budgets = { home: { ...totals, document: 1200 } };
  const owners = new Map([
    [
      'a.js',
      new Map([
        ['react', 0.75],
        ['client', 0.25],
      ]),
    ],
  ]);
  const load = {
    name: 'home',
    screen: 'phone',
    ...totals,
    withSlider: 3500,
    scripts: { 'a.js': 2000, 'b.js': 1000 },
  };
  expect(sizeTable([load], owners, budgets).split('\n').slice(3)).toEqual([
    'home, phone',
    '    0.9 of    1.2  document',
    '    0.4 of    0.4  of it CSS',
    '    0.0 of    0.0  fonts',
    '    1.0 of    1.0  JavaScript before the first paint',
    '    3.0 of    3.0  JavaScript until the first slide moves',
    '    3.5 of    3.0  JavaScript in all:',
    '      1.5  react',
    '      1.0  unknown',
    '      0.5  client',
    '',
  ]);
});
