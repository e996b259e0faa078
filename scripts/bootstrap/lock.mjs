import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeDir } from './paths.mjs';

const heartbeatMs = 2_000;
const staleMs = 15_000;
const retryMs = 300;

/**
 * Runs `work` while no other run of the project does the same: two terminals may start at once, and two installs or
 * builds in one folder would corrupt each other. In a read-only folder, such as a container image, nothing is set up, so
 * no lock is needed: `work` finds everything it needs or reports what is missing.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [dir]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, dir = runtimeDir) {
  const file = join(dir, `${name}.lock`);
  try {
    mkdirSync(dir, { recursive: true });
    await acquire(name, file);
  } catch (error) {
    if (isReadOnly(error)) return await work();
    throw error;
  }
  const heartbeat = setInterval(() => beat(file), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  }
}

/** Waits until no other run holds the lock, then takes it. @param {string} name @param {string} file */
async function acquire(name, file) {
  let told = false;
  while (!take(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.log(`· Waiting for another run of this project to finish its setup (${name}) …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** @param {unknown} error */
const isReadOnly = (error) =>
  ['EACCES', 'EPERM', 'EROFS'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code));

/** The file is gone if another run presumed this one dead, for example after sleep. That is no reason to abort. @param {string} file */
function beat(file) {
  try {
    if (ownerOf(file) === process.pid) utimesSync(file, new Date(), new Date());
  } catch {
    // It was removed in between.
  }
}

/** The process that holds a lock, 0 if none does. @param {string} file */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
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

/** Its process is gone, or its heartbeat stopped (after a reboot another process may have its pid). @param {string} file */
function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMs) return true;
    const pid = ownerOf(file);
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
