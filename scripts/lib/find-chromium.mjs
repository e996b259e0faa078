import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const overrides = ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH', 'CHROMIUM_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The Chromium of this machine: the one that the environment names, else the first on the PATH or in a usual place.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [isProgram]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, isProgram = isExecutable) {
  const named = overrides.map((name) => env[name]).find(Boolean);
  if (named) return isProgram(named) ? named : undefined;
  const candidates = [...onPath(names, env), ...macApps.map((app) => join('/Applications', app))];
  return candidates.find(isProgram);
}

/**
 * Chromium's headless shell: the same engine without the browser UI, which starts and renders faster. It has no
 * back/forward cache. Undefined if the environment names a browser.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [isProgram]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env, isProgram = isExecutable) {
  if (overrides.some((name) => env[name])) return undefined;
  return onPath(shells, env).find(isProgram);
}

/** @param {string[]} programs @param {NodeJS.ProcessEnv} env */
function onPath(programs, env) {
  const dirs = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...places];
  return programs.flatMap((name) => dirs.map((dir) => join(dir, name)));
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
