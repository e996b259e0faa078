// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { __vitePreload as preload } from './preload-chunks.ts';

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

test('a chunk’s imports are requested with it, once', async () => {
  const load = async () => 'module';
  expect(await preload(load, ['assets/a.js', 'assets/b.js'])).toBe('module');
  expect(await preload(load, ['assets/b.js'])).toBe('module');
  expect(await preload(load)).toBe('module');
  expect(asked()).toEqual([
    ['modulepreload', '/assets/a.js'],
    ['modulepreload', '/assets/b.js'],
  ]);
});

test('a chunk that fails to load rejects like an import', async () => {
  await expect(preload(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
