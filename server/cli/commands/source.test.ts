import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceModule } from './source.ts';

test('a new source is written like those that are there', () => {
  expect(sourceModule('info')).toBe(readFileSync('registry/sources/info.ts', 'utf8'));
});

test('with a time of its own it has a policy of its own', () => {
  expect(sourceModule('info', 300)).toContain(
    'defineSource(calls.info, { cache: cacheCustom({ maxAge: 300 }) })',
  );
  expect(sourceModule('info', 300)).toContain("import { cacheCustom } from '../cache-policy.ts';");
});
