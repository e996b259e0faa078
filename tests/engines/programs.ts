import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '#scripts/lib/ports.ts';
import { waitUntilReady } from '#scripts/lib/wait-until-ready.ts';

/** Path of the first of these programs on the PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a program exits with success. */
export const succeeds = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** State, CPU seconds and name of the programs with such a name: whether one that does not respond computes or waits. */
export const listProcesses = (name: RegExp): string[] =>
  spawnSync('ps', ['-eo', 'stat,cputimes,etimes,comm'], { encoding: 'utf8', timeout: 20_000 })
    .stdout.split('\n')
    .filter((line) => name.test(line));

/** A program and its child processes, which are ended together. */
type Running = { child: ChildProcess; end: () => Promise<void> };

/** Starts a program in its own process group: otherwise a killed driver leaves its browser running. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Ends them even if this process is killed: its side of the pipe then closes.
  const reaper = spawn('sh', ['-c', `read -r _; kill -KILL -${child.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    kill(child);
    await closed;
    reaper.kill('SIGKILL');
  };
  return { child, end };
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/**
 * Starts a WebDriver on a free port and waits until it answers.
 * @returns its URL, and a function that ends it with its browser
 */
export async function startDriver(
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<{ address: string; end: () => Promise<void> }> {
  const port = await freePort();
  const { child, end } = start(program, [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  const isReady = await waitUntilReady(`${address}/status`, { isOver: () => child.exitCode !== null });
  if (isReady) return { address, end };
  await end();
  throw new Error(`${program} did not respond on port ${port}.`);
}
