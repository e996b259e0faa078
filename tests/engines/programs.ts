import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { waitUntilReady } from '../../scripts/lib/wait-until-ready.mjs';

/** Where a program is on the PATH. */
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

/** Whether a program runs to its end and reports success. */
export const succeeds = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** A program and everything that it starts, which end together. */
export type Running = { child: ChildProcess; end: () => Promise<void> };

/** Starts a program in a process group of its own: a driver that is killed leaves its browser behind otherwise. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Ends them too where this process is killed: then its side of the pipe closes.
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
    // It has ended by itself.
  }
}

/**
 * Starts a WebDriver on a free port and waits until it answers.
 * @returns its address, and how to end it with its browser
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
  throw new Error(`${program} did not begin to answer on port ${port}.`);
}
