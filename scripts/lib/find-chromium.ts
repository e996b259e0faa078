import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const overrides = ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH', 'CHROMIUM_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The Chromium of this machine: the one that the environment names, else the first on the PATH or in a usual place.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  isProgram: (path: string) => boolean = isExecutable,
): string | undefined {
  const named = overrides.map((name) => env[name]).find(Boolean);
  if (named) return isProgram(named) ? named : undefined;
  const candidates = [...onPath(names, env), ...macApps.map((app) => join('/Applications', app))];
  return candidates.find(isProgram);
}

/**
 * Chromium's headless shell: the same engine without the browser UI, which starts and renders faster. It has no
 * back/forward cache. Undefined if the environment names a browser.
 */
export function findHeadlessShell(
  env: NodeJS.ProcessEnv = process.env,
  isProgram: (path: string) => boolean = isExecutable,
): string | undefined {
  if (overrides.some((name) => env[name])) return undefined;
  return onPath(shells, env).find(isProgram);
}

function onPath(programs: string[], env: NodeJS.ProcessEnv) {
  const dirs = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...places];
  return programs.flatMap((name) => dirs.map((dir) => join(dir, name)));
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
