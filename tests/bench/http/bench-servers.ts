import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '#scripts/lib/ports.ts';
import { heapOptions } from '#scripts/lib/service.ts';
import { encodeSmallest } from '#server/site/html-cache/encoding.ts';
import { benchDir, benchEnvironment } from '../lib/bench-environment.ts';
import { type Program, startProgram } from '../lib/program.ts';

/** Output folder of the programs in tests/bench/baselines. */
export const programs = join(benchDir, 'programs');

/** The backend and the programs started on top of it, which are stopped together. */
export type BenchServers = {
  /** The Host header of the bench partner. */
  host: string;
  /** File of the partner's page as the site sends it, with a `.br` next to it as sent once it has been cached for a while. */
  page: string;
  /** Starts the built site as `npm start` does. */
  site: (name: string, extra?: NodeJS.ProcessEnv, nodeArgs?: string[]) => Promise<Running>;
  /** Starts another program that needs the backend or the page. */
  program: (name: string, script: string, extra?: NodeJS.ProcessEnv, nodeArgs?: string[]) => Promise<Running>;
  /** Resolves with the same program once its answer is as long as the page. */
  settled: (program: Running) => Promise<Running>;
  /** Resolves with the same program once it sends the page at the best compression, about a minute after the first request. */
  lasting: (program: Running) => Promise<Running>;
  stop: () => Promise<void>;
};

export type Running = Program & { url: string; headers: Record<string, string> };

const host = 'bench.localhost';

/** Starts the reference backend with the bench partner and fetches the page that all programs are compared with. */
export async function startBenchServers(): Promise<BenchServers> {
  const env = await benchEnvironment(0);
  const started: Program[] = [];
  const keep = <T extends Program>(program: T): T => {
    started.push(program);
    return program;
  };
  keep(
    await startProgram({
      name: 'backend',
      script: 'server/backend/main.ts',
      env,
      ready: { url: `${env.BACKEND_URL}/healthz` },
    }),
  );
  // In exactly this spelling: wrk adds its own Host next to any other.
  const headers = { Host: host };
  const run = async (name: string, script: string, extra: NodeJS.ProcessEnv, nodeArgs: string[]) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const own = {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      BENCH_PAGE: page,
      BENCH_ORIGIN: `http://${host}`,
      ...extra,
    };
    const program = await startProgram({ name, script, nodeArgs, env: own, ready: { url, headers } });
    return keep({ ...program, url, headers });
  };
  const page = join(benchDir, 'page.html');
  const servers: BenchServers = {
    host,
    page,
    site: (name, extra = {}, nodeArgs = []) =>
      run(name, 'dist/server/main.mjs', extra, [...heapOptions(extra), ...nodeArgs]),
    program: (name, script, extra = {}, nodeArgs = []) => run(name, script, extra, nodeArgs),
    settled: async (program) => {
      const { size } = statSync(page);
      // A changed row may add a few bytes; a missing node would change the size more.
      await settle(program, 'identity', ({ body }) => Math.abs(body.length - size) < 100);
      return program;
    },
    lasting: async (program) => {
      const { size } = statSync(`${page}.br`);
      await settle(program, 'br', ({ body }) => body.length <= size);
      return program;
    },
    stop: async () => {
      for (const program of started.toReversed()) await program.stop();
    },
  };
  try {
    const site = await servers.site('page');
    // Only a complete page may be stored by shared caches.
    await settle(site, 'identity', ({ headers }) => headers['cache-control']?.startsWith('public') === true);
    const plain = await fetchBytes(site, 'identity');
    if (!plain.equals(brotliDecompressSync(await fetchBytes(site, 'br'))))
      throw new Error('[bench] The encodings differ');
    mkdirSync(benchDir, { recursive: true });
    writeFileSync(page, plain);
    writeFileSync(`${page}.br`, await encodeSmallest(plain));
    await site.stop();
    started.splice(started.indexOf(site), 1);
  } catch (error) {
    await servers.stop();
    throw error;
  }
  return servers;
}

type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The raw body of a page in an encoding. */
export async function fetchBytes(from: Running, encoding: 'identity' | 'br'): Promise<Buffer> {
  const { status, headers, body } = await fetchPage(from, encoding);
  const sent = headers['content-encoding'] ?? 'identity';
  if (status !== 200 || sent !== encoding)
    throw new Error(`[bench] ${from.name} answered ${status} in ${sent}, not ${encoding}`);
  return body;
}

/**
 * Requests the page until it is in the state to be measured: on a busy machine a source may be late for the first one.
 * @throws if that takes more than two minutes
 */
async function settle(
  from: Running,
  encoding: 'identity' | 'br',
  isSettled: (page: Fetched) => boolean,
): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const page = await fetchPage(from, encoding);
    if (page.status === 200 && isSettled(page)) return;
    await sleep(500);
  }
  throw new Error(`[bench] ${from.name} does not send its page in the state to be measured`);
}

function fetchPage({ url, headers }: Running, encoding: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = { headers: { ...headers, 'accept-encoding': encoding }, agent: false as const };
    const request = get(url, asked, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    request.once('error', reject);
  });
}
