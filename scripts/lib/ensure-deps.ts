import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/paths.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';

/** Installs the exact versions in package-lock.json unless they are already installed. */
export async function ensureDeps() {
  if (isInstalled(root)) return;
  await withLock('deps', async () => {
    if (isInstalled(root)) return; // Another run installed them while we waited.
    await step('Installing packages', async () => {
      // After a `git pull` installing the few changed packages takes a second; `npm ci` starts from scratch.
      if (existsSync(installRecord(root))) await npm('install', '--no-save');
      if (!isInstalled(root)) await npm('ci');
      assertInstalled(root);
    });
  });
}

function npm(...command: string[]) {
  return runQuietly('npm', [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    failure:
      'npm could not install the packages. Check the connection to the npm registry and run this again.',
  });
}

/**
 * Compares package-lock.json with the record npm writes at the end of an install (node_modules/.package-lock.json) and
 * with the folders on disk. Unlike a stamp file, this detects an interrupted install, a deleted package and a manual
 * `npm install`.
 */
export const isInstalled = (root: string): boolean =>
  existsSync(installRecord(root)) && missingPackages(root).length === 0;

/**
 * npm leaves out an optional package that it cannot download, and succeeds.
 * @throws SetupError that names the packages
 */
export function assertInstalled(root: string): void {
  const missing = missingPackages(root).map((path) => path.replace(/^.*node_modules\//, ''));
  if (missing.length === 0) return;
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  throw new SetupError(
    `npm did not install ${missing.slice(0, 5).join(', ')}${more}. Check the connection to the npm registry and run this again.`,
  );
}

/** The folders of the packages that are missing or of another version. */
function missingPackages(root: string): string[] {
  const installed = readPackages(installRecord(root));
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).flatMap(([path, entry]) => {
    if (path === '') return [];
    const found = installed[path];
    const isThere = found
      ? found.version === entry.version && existsSync(join(root, path))
      : isLeftOut(entry);
    return isThere ? [] : [path];
  });
}

/** npm leaves out the optional packages of other platforms, and what only those need, which names no platform. */
function isLeftOut({ optional, os, cpu, libc }: LockedPackage): boolean {
  if (!optional) return false;
  if (!os && !cpu && !libc) return true;
  return !allows(os, process.platform) || !allows(cpu, process.arch) || !allows(libc, libc ? libcOf() : '');
}

const allows = (names: readonly string[] | undefined, name: string): boolean =>
  names === undefined || names.includes(name);

/** The C library of this machine, as npm finds it; empty if that is unknown. */
function libcOf(): string {
  if (process.platform !== 'linux') return '';
  if (existsSync('/usr/bin/ldd')) {
    const ldd = readFileSync('/usr/bin/ldd', 'utf8');
    return ldd.includes('musl') ? 'musl' : ldd.includes('GNU C Library') ? 'glibc' : '';
  }
  // Its part on the network would look up names.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport();
  const { header } = report as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const installRecord = (root: string) => join(root, 'node_modules', '.package-lock.json');

type LockedPackage = { version?: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] };

function readPackages(file: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
