import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertInstalled, isInstalled } from './ensure-deps.ts';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['elsewhere'] },
  'node_modules/other-cpu': { version: '1.0.0', optional: true, os: [process.platform], cpu: ['other'] },
  'node_modules/other-libc': { version: '1.0.0', optional: true, os: [process.platform], libc: ['other'] },
  'node_modules/of-elsewhere': { version: '1.0.0', optional: true },
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

test('An optional package for this machine that npm could not download is missing, and named', () => {
  const native = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  write('package-lock.json', { ...wanted, 'node_modules/zod/node_modules/@img/native': native });
  write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.0.0' } });
  expect(isInstalled(root)).toBe(false);
  expect(() => assertInstalled(root)).toThrow('npm did not install @img/native. Check the connection');
  write('package-lock.json', wanted);
  expect(() => assertInstalled(root)).not.toThrow();
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
