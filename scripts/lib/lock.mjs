import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtimeDir } from './paths.mjs';

const heartbeatMs = 2_000;
const staleMs = 15_000;

/**
 * Runs `work` while no other run of the project does the same: two terminals may start at once, and two
 * installs or builds in one folder would destroy each other.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [dir]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, dir = runtimeDir) {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${name}.lock`);
  let told = false;
  while (!take(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.log(`· Waiting for another run of this project to finish its set-up (${name}) …`);
    told = true;
    await sleep(300);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Its process is gone, or (after a reboot gave the number to another) it stopped beating. @param {string} file */
function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMs) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && !isAlive(pid);
  } catch {
    return false; // It was released while we looked.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
