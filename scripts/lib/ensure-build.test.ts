import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, isBuilt } from './ensure-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maru-build-'));
  write('engine/route/a.ts', 'export const a = 1;');
  write('server/backend/main.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test('A build stays good until a source is edited, added or renamed', () => {
  const hash = hashSources(root);
  expect(isBuilt(root, hash)).toBe(false);
  write('dist/server/main.mjs', '');
  write('dist/.built-from', hash);
  expect(isBuilt(root, hashSources(root))).toBe(true);

  write('engine/route/a.ts', 'export const a = 2;');
  expect(isBuilt(root, hashSources(root))).toBe(false);
  write('engine/route/a.ts', 'export const a = 1;');
  expect(isBuilt(root, hashSources(root))).toBe(true);
  renameSync(join(root, 'engine/route/a.ts'), join(root, 'engine/route/b.ts'));
  expect(isBuilt(root, hashSources(root))).toBe(false);
});

test('Tests and the backend, which runs from source, do not make a build stale', () => {
  const hash = hashSources(root);
  write('engine/route/a.test.ts', 'test');
  write('server/backend/main.ts', 'changed');
  expect(hashSources(root)).toBe(hash);
});
