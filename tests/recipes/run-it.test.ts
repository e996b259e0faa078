import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewPath } from '#schemas/operator/preview.ts';
import { factsPath } from '#schemas/operator/swap-report.ts';
import { fencedBlocks } from './read-recipe.ts';

const guide = readFileSync('docs/run-it.md', 'utf8');
const [nginx, backend] = fencedBlocks(guide).filter(({ language }) => language === 'nginx');

test('nginx serves stale pages only as long as their Cache-Control allows', () => {
  expect(nginx?.text).toContain('proxy_cache maru;');
  expect(nginx?.text).toContain('proxy_cache_background_update on;');
  expect(nginx?.text).not.toContain('proxy_cache_use_stale');
  expect(nginx?.text).not.toContain('proxy_ignore_headers');
});

test('the guide warns of copies of a running SQLite file, which lack the latest changes', () => {
  const [, backups = ''] = guide.split('\n## Backups\n');
  expect(backups.split('\n## ')[0]).toMatch(/Never\s+copy that file while the site runs.+`maru\.db-wal`/s);
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain('`maru.db-wal`');
});

test('of the backend only the operator API is published, without the key of the site', () => {
  expect(backend?.text.match(/location \S+/g)).toEqual(['location /operator/']);
  expect(backend?.text).toContain('proxy_set_header app-key "";');
});

test('nginx redirects the second host of a clinic, which Maru does not know', () => {
  const names = [...(nginx?.text ?? '').matchAll(/server_name (.+);/g)].map(([, name]) => name);
  expect(names).toEqual(['www.clinic.example', 'clinic.example']);
  expect(nginx?.text).toContain('return 301 https://clinic.example$request_uri;');
});

test('nginx takes the documents of previews, which are larger than its default', () => {
  const size = new RegExp(`location ${previewPath} {[^}]*client_max_body_size 8m;`);
  expect(nginx?.text).toMatch(size);
  expect(factsPath.startsWith(previewPath)).toBe(true);
  const source = readFileSync('server/site/preview/serve-previews.ts', 'utf8');
  expect(source).toContain('const bodyLimit = 4 * 1024 * 1024;');
  expect(source).toContain('bodyLimit: 2 * bodyLimit');
});

test('an upgrade starts the new version on another port before the old one stops', () => {
  const [, upgrading = ''] = guide.split('\n## Upgrading\n');
  expect(upgrading).toMatch(/`PORT=3001 npm start`.+`BACKEND_PORT`.+`nginx -s reload`.+Stop the old one/s);
});
