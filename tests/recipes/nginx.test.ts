import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fencedBlocks } from './read-recipe.ts';

const nginx = fencedBlocks(readFileSync('docs/run-it.md', 'utf8')).find(
  ({ language }) => language === 'nginx',
);

test('nginx serves stale pages only as long as their Cache-Control allows', () => {
  expect(nginx?.text).toContain('proxy_cache maru;');
  expect(nginx?.text).toContain('proxy_cache_background_update on;');
  expect(nginx?.text).not.toContain('proxy_cache_use_stale');
  expect(nginx?.text).not.toContain('proxy_ignore_headers');
});
