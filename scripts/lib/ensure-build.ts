import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/paths.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';
import { hashFiles, listFiles } from './hash-files.ts';
import { packFiles } from './pack-files.ts';

const sources = [
  'schemas',
  'registry',
  'engine',
  'blocks',
  'themes',
  'client',
  'server',
  'scripts/vite',
  'vite.config.ts',
  'vite.console.config.ts',
  'vite.preview.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the site if a source has changed since the last successful build. */
export async function ensureBuild() {
  if (isBuilt(root, hashSources(root))) return;
  await withLock('build', async () => {
    const hash = hashSources(root);
    if (isBuilt(root, hash)) return; // Another run built it while we waited.
    rmSync(stampFile(root), { force: true });
    await step('Building the site', async () => {
      await build('vike/bin.js', ['build'], 'The site could not be built.');
      // They share no files, and compressing takes this process as long as they take.
      const others = Promise.allSettled([
        buildWithVite('vite.console.config.ts', 'The console could not be built.'),
        buildWithVite('vite.preview.config.ts', 'The preview frame could not be built.'),
      ]);
      packFiles(join(root, 'dist', 'client'));
      for (const other of await others) if (other.status === 'rejected') throw other.reason;
      packFiles(join(root, 'dist', 'console'));
    });
    writeFileSync(stampFile(root), hash);
  });
}

const buildWithVite = (config: string, failure: string) =>
  build('vite/bin/vite.js', ['build', '--config', config], failure);

const build = (bin: string, args: string[], failure: string) =>
  runQuietly(process.execPath, [join(root, 'node_modules', bin), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    failure,
  });

/** Whether `dist` was built from exactly these sources. */
export function isBuilt(root: string, hash: string) {
  const stamp = stampFile(root);
  return existsSync(mainFile(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export function hashSources(root: string) {
  return hashFiles(root, listFiles(root, sources, isNotBuilt));
}

/** The reference backend runs from source; tests are not part of the site. */
function isNotBuilt(path: string) {
  return path === 'server/backend' || /\.test\.\w+$/.test(path);
}

const mainFile = (root: string) => join(root, 'dist', 'server', 'main.mjs');

/** Stored in `dist`, so that deleting the build deletes the stamp. */
const stampFile = (root: string) => join(root, 'dist', '.built-from');
