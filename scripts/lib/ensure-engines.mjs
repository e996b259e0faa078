import { spawnSync } from 'node:child_process';
import { step } from './progress.mjs';
import { runQuietly } from './run.mjs';

/** What tests/engines drives, as Debian names it. */
const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'wpewebkit-driver',
  'cog',
  'firefox-esr',
];

/**
 * Under CI installs the browser engines beside Chromium where that is possible. Elsewhere it does nothing: some 300 MB
 * are the developer's to ask for, and the tests of a missing engine are skipped by its name.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function ensureEngines(env = process.env) {
  if (!env.CI || hasAll() || !mayInstall()) return;
  const failure = 'The browser engines could not be installed; under CI their tests are not skipped.';
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, failure };
  await step('Installing WebKit and Firefox for the tests of other engines', async () => {
    await runQuietly('apt-get', ['update'], options);
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  });
}

const hasAll = () => spawnSync('dpkg', ['-s', ...packages]).status === 0;
const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
