import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bootstrap/paths.mjs';
import { iconFiles } from './icon-files.ts';
import { iconPath } from './icon-path.ts';

test.each(Object.entries(iconFiles()))('%s is as `npm run icons` writes it', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('the shapes of an icon become one path, each from its own start', () => {
  const body =
    '<g fill="none"><path d="M5 12h14"/><path d="m9 18 6-6"/><circle cx="12" cy="12" r="2.5"/></g>';
  expect(iconPath(body)).toBe('M5 12h14M9 18l6-6M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z');
  expect(iconPath('<path d="m21 15l-3 3"/><path d="M1-2v3"/>')).toBe('M21 15l-3 3M1 -2v3');
  expect(iconPath('<rect width="18" height="10" x="3" y="7" rx="2"/>')).toBe(
    'M5 7h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  );
  expect(iconPath('<rect width="4" height="2" x="1" y="1"/>')).toBe('M1 1h4v2h-4z');
});

test('a shape that has no path is refused', () => {
  expect(() => iconPath('<ellipse cx="1" cy="1" rx="2" ry="1"/>')).toThrow('<ellipse> has no path');
});
