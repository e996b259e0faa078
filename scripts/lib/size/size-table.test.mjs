import { expect, test } from 'vitest';
import { ownerOf } from './owners-by-chunk.mjs';
import { sizeTable } from './size-table.mjs';

test('code belongs to its package, its block or its room', () => {
  expect(ownerOf('node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('react-dom');
  expect(ownerOf('../main/node_modules/@lingui/core/dist/index.mjs')).toBe('@lingui/core');
  expect(ownerOf('blocks/Popups/Slides.tsx')).toBe('blocks/Popups');
  expect(ownerOf('client/bootstrap.ts')).toBe('client');
  expect(ownerOf('')).toBe('bundling');
});

test('a script’s size is shared out among those whose code it is', () => {
  const load = { name: 'home', document: 1, css: 1, fonts: 1, javascript: 3000, beforePaint: 1000 };
  const owners = new Map([
    [
      'a.js',
      new Map([
        ['react', 0.75],
        ['client', 0.25],
      ]),
    ],
  ]);
  const table = sizeTable([{ ...load, scripts: { 'a.js': 2000, 'b.js': 1000 } }], owners);
  expect(table.split('\n').filter((line) => line.startsWith('   '))).toEqual([
    '    0.0  document, of which CSS    0.0',
    '    0.0  fonts',
    '    3.0  JavaScript, of which before the first paint    1.0:',
    '      1.5  react',
    '      1.0  unknown',
    '      0.5  client',
  ]);
});
