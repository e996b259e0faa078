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
  'public',
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
      await runQuietly('npx', ['vike', 'build'], {
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The site could not be built.',
      });
      await runQuietly('npx', ['vite', 'build', '--config', 'vite.console.config.ts'], {
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The console could not be built.',
      });
      await runQuietly('npx', ['vite', 'build', '--config', 'vite.preview.config.ts'], {
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The preview frame could not be built.',
      });
      packFiles(join(root, 'dist', 'client'));
      packFiles(join(root, 'dist', 'console'));
    });
    writeFileSync(stampFile(root), hash);
  });
}

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
