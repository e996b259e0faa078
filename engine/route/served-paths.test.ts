import { expect, test } from 'vitest';
import { isServedPath } from './served-paths.ts';

test('paths of files, calls and health checks are not pages', () => {
  for (const path of [
    '/api',
    '/api/x',
    '/files/a/b.webp?v=1',
    '/_maru/page',
    '/healthz',
    '/s/1',
    '/favicon.ico',
  ])
    expect(isServedPath(path), path).toBe(true);
});

test('other paths are pages', () => {
  for (const path of ['/', '/products', '/apis', '/search', '/healthz/x', '/schemas', '/introduce/files'])
    expect(isServedPath(path), path).toBe(false);
});
