import { spawnSync } from 'node:child_process';
import { step } from '../bootstrap/progress.mjs';
import { run, runQuietly } from '../bootstrap/run-command.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const advice =
  'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: ' +
  'brew install --cask chromium) or name one: CHROME_PATH=/path/to/chromium npm test.';

/**
 * Finds a working Chromium, or installs the system package if it may; if it may not, the error explains how. Also
 * installs the headless shell where the system has one: with it `npm test` takes a third less time.
 */
export async function ensureChromium() {
  const found = findChromium();
  const isThere = found !== undefined && works(found);
  if (isThere && (findHeadlessShell() || !mayInstall())) return;
  if (!mayInstall()) throw new SetupError(advice);
  await step('Installing Chromium for the browser tests', async () => {
    const install = (name: string) => ['install', '-y', '--no-install-recommends', name];
    if (!isThere) {
      await runQuietly('apt-get', ['update'], { env, failure: advice });
      await runQuietly('apt-get', install('chromium'), { env, failure: advice });
    }
    await run('apt-get', install('chromium-headless-shell'), { env, output: 'collect' });
  });
  const installed = findChromium();
  if (!installed || !works(installed)) throw new SetupError(advice);
}

/** Some systems ship a stub of that name that only prints how to install it. */
function works(path: string) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function mayInstall() {
  const named = process.env.PLAYWRIGHT_CHROMIUM || process.env.CHROME_PATH || process.env.CHROMIUM_PATH;
  return !named && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}
