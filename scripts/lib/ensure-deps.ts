import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/paths.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';

/** Installs the exact versions in package-lock.json unless they are already installed. */
export async function ensureDeps() {
  if (isInstalled(root)) return;
  await withLock('deps', async () => {
    if (isInstalled(root)) return; // Another run installed them while we waited.
    await step('Installing packages', async () => {
      // After a `git pull` installing the few changed packages takes a second; `npm ci` starts from scratch.
      if (existsSync(installRecord(root))) await npm('install', '--no-save');
      if (!isInstalled(root)) await npm('ci');
    });
  });
}

function npm(...command: string[]) {
  return runQuietly('npm', [...command, '--include=dev', '--no-audit', '--no-fund'], {
    failure:
      'npm could not install the packages. Check the connection to the npm registry and run this again.',
  });
}

/**
 * Compares package-lock.json with the record npm writes at the end of an install (node_modules/.package-lock.json) and
 * with the folders on disk. Unlike a stamp file, this detects an interrupted install, a deleted package and a manual
 * `npm install`.
 */
export function isInstalled(root: string) {
  if (!existsSync(installRecord(root))) return false;
  const installed = readPackages(installRecord(root));
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    // npm leaves out the optional packages of other platforms.
    if (!found) return entry.optional === true;
    return found.version === entry.version && existsSync(join(root, path));
  });
}

const installRecord = (root: string) => join(root, 'node_modules', '.package-lock.json');

function readPackages(file: string): Record<string, { version?: string; optional?: boolean }> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
