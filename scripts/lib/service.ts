import { spawn } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

const followParent = new URL('../bootstrap/follow-parent.mjs', import.meta.url).href;

/**
 * V8's memory settings, as Node options. The young generation gets 4 MiB: the default is 16 MiB or more, which stays
 * resident and renders pages no faster. One thread collects it: the space is so small that several threads would only
 * wait for each other. Pretenuring is off: once V8 assumes that objects of a request live long, they all survive until the
 * next full collection. There are then a dozen of those per second, and a warm page takes twice as long for as long as
 * the process runs. The old generation gets three times its known need, which grows with the cache: the lower its limit,
 * the less garbage accumulates.
 */
export const heapOptions = (env: NodeJS.ProcessEnv) => [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--no-parallel-scavenge',
  `--max-old-space-size=${512 + (Number(env.HTML_CACHE_MB) || 64)}`,
];
const retainedLines = 20;
/** Milliseconds that a process has to exit after its drain period (DRAIN_SECONDS). */
const endsWithin = 10_000;
/** Parses seconds as server/site/config/env.ts does. */
const drainSeconds = ({ DRAIN_SECONDS }: NodeJS.ProcessEnv) => (DRAIN_SECONDS ? Number(DRAIN_SECONDS) : 3);

export type Service = {
  name: string;
  ended: Promise<string>;
  hasEnded(): boolean;
  lastLines(): string;
  stop(): Promise<void>;
};

type ServiceOptions = {
  cwd?: string | undefined;
  /** It gets the argument `--stop-on-message`: it ignores signals, and ends on the message `stop` or with this process. */
  stopsOnMessage?: boolean;
};

/**
 * The reference backend, which ends when it is told to: Ctrl-C and process managers send their signal to the site and the
 * backend at once, and the site's last requests need it.
 */
export const startBackend = (env: NodeJS.ProcessEnv, cwd?: string): Service =>
  startService('backend', 'server/backend/main.ts', env, { cwd, stopsOnMessage: true });

/**
 * Starts one server process. Its logs go straight to our output; the last lines of its error output are retained and
 * shown again if it dies.
 * @param script path relative to the repository
 * @returns `ended` resolves with how it ended, e.g. "exit code 1"
 */
export function startService(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  { cwd = root, stopsOnMessage = false }: ServiceOptions = {},
): Service {
  const [channel, argument] = stopsOnMessage ? (['ipc', '--stop-on-message'] as const) : [];
  const args = [...heapOptions(env), '--import', followParent, script, ...(argument ? [argument] : [])];
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'pipe', ...(channel ? [channel] : [])],
  });
  let tail = '';
  let done = false;
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk);
    tail = `${tail}${chunk}`.split('\n').slice(-retainedLines).join('\n');
  });
  const ended = new Promise<string>((resolve) => {
    const finish = (how: string) => {
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
      // It may have ended at this moment.
      if (stopsOnMessage) child.send('stop', () => {});
      else child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endsWithin + drainSeconds(env) * 1000);
      await ended;
      clearTimeout(force);
    },
  };
}
