import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './ensure-deps.ts';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maru-deps-'));
  mkdirSync(join(root, 'node_modules', 'zod'), { recursive: true });
  write('package-lock.json', wanted);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, packages: object) {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

test('An install that matches the lock file is reused, even without packages for other platforms', () => {
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('A changed version, a missing package and an interrupted install are detected', () => {
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '3.0.0' } });
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.0.0' } });
  rmSync(join(root, 'node_modules', 'zod'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
