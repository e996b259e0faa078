import { spawnSync } from 'node:child_process';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';

/** Debian packages of the engines that tests/engines drives. */
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
 * Installs the browser engines other than Chromium under CI, where possible. Elsewhere it does nothing: developers
 * decide whether to install some 300 MB, and tests of a missing engine are skipped by name.
 */
export async function ensureEngines() {
  if (!process.env.CI || hasAll() || !mayInstall()) return;
  const failure = 'The browser engines could not be installed; under CI their tests are not skipped.';
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, failure };
  await step('Installing WebKit and Firefox for the tests of other engines', async () => {
    await runQuietly('apt-get', ['update'], options);
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  });
}

const hasAll = () => spawnSync('dpkg', ['-s', ...packages]).status === 0;
const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
