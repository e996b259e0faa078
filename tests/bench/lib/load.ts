import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/bootstrap/paths.mjs';

const run = promisify(execFile);

/** A URL to put under load. */
export type Target = { url: string; headers?: Record<string, string> };

export type LoadResult = {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, and broken connections. */
  bad: number;
};

/** The load generator: wrk if installed, since it uses the least CPU; else autocannon. */
export const generator: 'wrk' | 'autocannon' =
  process.env.BENCH_LOAD !== 'autocannon' && isInPath('wrk') ? 'wrk' : 'autocannon';

/** Keeps `connections` connections busy for `seconds`. */
export async function load(target: Target, connections: number, seconds: number): Promise<LoadResult> {
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const shared = ['-c', String(connections), '-d'];
  if (generator === 'wrk') {
    const args = [
      '-t',
      '1',
      ...shared,
      `${seconds}s`,
      '--latency',
      '--timeout',
      '10s',
      ...headers,
      target.url,
    ];
    return parseWrk((await run('wrk', args)).stdout);
  }
  const program = join(root, 'node_modules', 'autocannon', 'autocannon.js');
  const args = [program, ...shared, String(seconds), '--json', '--timeout', '10', ...headers, target.url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 });
  return parseAutocannon(stdout);
}

/** @throws if the text is not a report of wrk with `--latency` */
export function parseWrk(text: string): LoadResult {
  const find = (pattern: RegExp) => pattern.exec(text)?.[1];
  const rate = find(/Requests\/sec:\s+([\d.]+)/);
  const p50 = find(/^\s+50%\s+(\S+)/m);
  const p99 = find(/^\s+99%\s+(\S+)/m);
  if (!rate || !p50 || !p99) throw new Error(`[bench] wrk reported something else: ${text.slice(0, 300)}`);
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    rate: Number(rate),
    p50: milliseconds(p50),
    p99: milliseconds(p99),
    bad: sockets.reduce((sum, each) => sum + Number(each), refused),
  };
}

/** @throws SyntaxError if the text is not JSON */
export function parseAutocannon(text: string): LoadResult {
  const { requests, duration, latency, non2xx, errors, timeouts } = JSON.parse(text);
  return {
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    bad: non2xx + errors + timeouts,
  };
}

const factors: Record<string, number> = { us: 1e-3, ms: 1, s: 1e3, m: 6e4 };

function milliseconds(text: string): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(value) * (factors[unit] ?? Number.NaN);
}

function isInPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
