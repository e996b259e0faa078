import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceModule } from './source.ts';

test('a new source is written like those that are there', () => {
  for (const [name, call] of [
    ['info', 'info'],
    ['after-notices', 'afterNotices'],
  ] as const)
    expect(sourceModule(name, call)).toContain(
      readFileSync(`registry/sources/${name}.ts`, 'utf8').replaceAll('cacheLong', 'cacheShort'),
    );
});

test('with a time of its own it has a policy of its own', () => {
  expect(sourceModule('info', 'info', 300)).toContain(
    'defineSource(calls.info, { cache: cacheCustom({ maxAge: 300 }) })',
  );
  expect(sourceModule('info', 'info', 300)).toContain("import { cacheCustom } from '../cache-policy.ts';");
});
