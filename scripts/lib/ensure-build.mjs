import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from './hash-files.mjs';
import { withLock } from './lock.mjs';
import { packFiles } from './pack-files.mjs';
import { root } from './paths.mjs';
import { step } from './progress.mjs';
import { runQuietly } from './run.mjs';

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

/**
 * Whether `dist` was built from exactly these sources.
 * @param {string} root
 * @param {string} hash
 */
export function isBuilt(root, hash) {
  const stamp = stampFile(root);
  return existsSync(mainFile(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** @param {string} root */
export function hashSources(root) {
  return hashFiles(root, listFiles(root, sources, isNotBuilt));
}

/** The reference backend runs from source; tests are not part of the site. @param {string} path */
function isNotBuilt(path) {
  return path === 'server/backend' || /\.test\.\w+$/.test(path);
}

/** @param {string} root */
const mainFile = (root) => join(root, 'dist', 'server', 'main.mjs');

/** Stored in `dist`, so that deleting the build deletes the stamp. @param {string} root */
const stampFile = (root) => join(root, 'dist', '.built-from');
