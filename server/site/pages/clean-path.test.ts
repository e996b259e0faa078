import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { cleanPath } from './clean-path.ts';

test.each([
  ['/%70roducts', '/products'],
  ['/products/', '/products'],
  ['//products//1', '/products/1'],
  ['/en/index.html', '/en'],
  ['/index.htm', '/'],
  ['/products/007', '/products/7'],
  ['/000/00', '/0/0'],
  ['/007a', '/007a'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%EB%B4%84', '/%EB%B4%84'],
  ['/a%3Fb%23c', '/a%3Fb%23c'],
  ['/products/%2e%2e%2f', '/products/%2e%2e%2f'],
  ['/', '/'],
])('%s is spelled %s', (path, spelled) => {
  expect(cleanPath(path)).toBe(spelled);
  expect(cleanPath(spelled)).toBe(spelled);
});

test(
  'many zeros are read once',
  () => {
    const path = `/${'0'.repeat(1_000_000)}x`;
    expect(cleanPath(path)).toBe(path);
  },
  linearTimeoutMs,
);
