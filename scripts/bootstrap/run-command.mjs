import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const timeoutMs = 10_000;

/** The exit code that shells use for a process which a signal ended. @param {NodeJS.Signals} signal */
export const signalExitCode = (signal) => 128 + constants.signals[signal];

/**
 * Runs a command until it exits. A stop signal is forwarded and then ends this process, so that nothing outlives the
 * script.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'show' | 'collect' }} options `collect` collects the
 *   output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code 127 if the command could not be started
 */
export function run(command, args, { cwd = root, env = process.env, output = 'show' } = {}) {
  const out = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out] });
  let collected = '';
  child.stdout?.on('data', (chunk) => (collected += chunk));
  child.stderr?.on('data', (chunk) => (collected += chunk));

  const forwardSignal = (/** @type {NodeJS.Signals} */ signal) => {
    // Test runners stop their servers and browsers only on Ctrl-C, so every signal is forwarded as SIGINT.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), timeoutMs).unref();
    child.once('close', () => {
      console.error('\nStopped.');
      process.exit(signalExitCode(signal));
    });
  };
  for (const signal of stopSignals) process.on(signal, forwardSignal);

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code, extra = '') => {
      for (const signal of stopSignals) process.off(signal, forwardSignal);
      resolve({ code, output: collected + extra });
    };
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a command whose output matters only if it fails; the error then contains all of it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, failure: string }} options `failure` describes what went
 *   wrong and what to do
 */
export async function runQuietly(command, args, { failure, ...options }) {
  const { code, output } = await run(command, args, { ...options, output: 'collect' });
  if (code === 0) return output;
  throw new SetupError(`${failure}\n\n$ ${command} ${args.join(' ')} (exit code ${code})\n${output.trim()}`);
}
