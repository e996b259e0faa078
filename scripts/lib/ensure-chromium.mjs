import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { step } from './progress.mjs';
import { runQuietly } from './run.mjs';
import { SetupError } from './setup-error.mjs';

const advice =
  'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: ' +
  'brew install --cask chromium) or name one: CHROME_PATH=/path/to/chromium npm test.';

/** Finds a working Chromium, installs the system's when we may, and says how when we may not. */
export async function ensureChromium() {
  const found = findChromium();
  if (found && works(found)) return found;
  if (!mayInstall()) throw new SetupError(advice);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium for the browser tests', async () => {
    await runQuietly('apt-get', ['update'], { env, failure: advice });
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      failure: advice,
    });
  });
  const installed = findChromium();
  if (installed && works(installed)) return installed;
  throw new SetupError(advice);
}

/** Some systems ship a stand-in of that name that only tells how to install it. @param {string} path */
function works(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function mayInstall() {
  const named = process.env.PLAYWRIGHT_CHROMIUM || process.env.CHROME_PATH || process.env.CHROMIUM_PATH;
  return !named && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}
