import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/**
 * How V8 keeps memory, as options of Node. For what was just allocated 4 MiB: it takes 16 and more, keeps them resident,
 * and pages are made no faster in them. One thread collects those: they are so few that several keep each other waiting.
 * Nothing is allocated as if it were to last: where V8 comes to think that what requests need lasts, it all does until the
 * next collection of the whole heap, of which there are a dozen a second then, and a warm page takes twice its time for
 * as long as the process runs. For the rest three times what is known to be needed, which grows with the cache: the less
 * it may take, the less garbage it leaves standing.
 * @param {NodeJS.ProcessEnv} env
 */
export const heapOptions = (env) => [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--no-parallel-scavenge',
  `--max-old-space-size=${512 + (Number(env.HTML_CACHE_MB) || 64)}`,
];
const keptLines = 20;
/** Milliseconds that a process has to end, from when it is not told any more that it may still be asked (DRAIN_SECONDS). */
const endsWithin = 10_000;
/** Seconds as server/site/config/env.ts reads them. @param {NodeJS.ProcessEnv} env */
const drainSeconds = ({ DRAIN_SECONDS }) => (DRAIN_SECONDS ? Number(DRAIN_SECONDS) : 3);

/**
 * @typedef {{ name: string, ended: Promise<string>, hasEnded(): boolean, lastLines(): string, stop(): Promise<void> }} Service
 */

/**
 * Starts one server process. Its logs go straight to our output; of its error output the last lines are kept,
 * to be told again when it dies.
 * @param {string} name
 * @param {string} script path relative to the repository
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [cwd]
 * @returns {Service} `ended` resolves with how it ended, e.g. "exit code 1"
 */
export function startService(name, script, env, cwd = root) {
  const child = spawn(process.execPath, [...heapOptions(env), '--import', followParent, script], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let tail = '';
  let done = false;
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    tail = `${tail}${chunk}`.split('\n').slice(-keptLines).join('\n');
  });
  const ended = new Promise((resolve) => {
    const finish = (/** @type {string} */ how) => {
      done = true;
      resolve(how);
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`));
  });

  return {
    name,
    ended,
    hasEnded: () => done,
    lastLines: () => tail.trim(),
    async stop() {
      if (done) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endsWithin + drainSeconds(env) * 1000);
      await ended;
      clearTimeout(force);
    },
  };
}
