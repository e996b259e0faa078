import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#scripts/bootstrap/paths.mjs';
import { benchDir } from './bench-environment.ts';

const followParent = new URL('../../../scripts/bootstrap/follow-parent.mjs', import.meta.url).href;
const startTimeoutMs = 60_000;
/** Clock ticks per second of /proc: 100 on every Linux that Node runs on. */
const ticks = 100;

/** A process under measurement. */
export type Program = {
  name: string;
  pid: number;
  /** Milliseconds from start to the first 200. */
  startedIn: number;
  /** CPU time used until then, ms. */
  startCpu: number;
  /** Current resident memory, MiB; NaN if unavailable. */
  rss: () => number;
  /** Peak resident memory, MiB. */
  peak: () => number;
  /** CPU time used so far, ms; NaN if unavailable. */
  cpu: () => number;
  stop: () => Promise<void>;
};

type ProgramSpec = {
  name: string;
  script: string;
  args?: string[];
  /** Options of Node itself. */
  nodeArgs?: string[];
  node?: string;
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** The URL that must answer 200 before it counts as started. */
  ready: { url: string; headers?: Record<string, string> };
};

/**
 * Starts a Node program in its own process and waits for its first 200. Its output goes to
 * `.maru/bench/logs/<name>.log`.
 * @throws if it exits or does not answer within a minute
 */
export async function startProgram(spec: ProgramSpec): Promise<Program> {
  const { name, script, args = [], nodeArgs = [], node = process.execPath, cwd = root, env, ready } = spec;
  const logs = join(benchDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, `${name}.log`), 'w');
  const began = performance.now();
  const child = spawn(node, ['--import', followParent, ...nodeArgs, script, ...args], {
    cwd,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const pid = child.pid ?? 0;
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
    child.on('error', ({ message }) => resolve(message));
  });
  try {
    await firstAnswer(ended, ready);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`[bench] ${name}: ${(error as Error).message}; see ${join(logs, `${name}.log`)}`);
  }
  const startedIn = performance.now() - began;
  const startCpu = cpuMilliseconds(pid);
  return {
    name,
    pid,
    startedIn,
    startCpu,
    rss: () => statusField(pid, 'VmRSS'),
    peak: () => statusField(pid, 'VmHWM'),
    cpu: () => cpuMilliseconds(pid),
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(force);
    },
  };
}

/** @param ended how the program ended, or why it could not start */
async function firstAnswer(
  ended: Promise<string>,
  { url, headers = {} }: ProgramSpec['ready'],
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  while (performance.now() < deadline) {
    if (end !== undefined) throw new Error(end);
    if ((await statusOf(url, headers)) === 200) return;
    await sleep(3);
  }
  throw new Error(`${url} did not answer 200 within a minute`);
}

function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });
}

function statusField(pid: number, field: string): number {
  try {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

function cpuMilliseconds(pid: number): number {
  try {
    // After the name, which may contain spaces: utime and stime are the 14th and 15th fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
  } catch {
    return Number.NaN;
  }
}
