import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BenchOptions } from '../lib/options.ts';
import { type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { spreadOf } from '../lib/statistics.ts';
import { type BenchServers, type Running, startBenchServers } from './bench-servers.ts';
import type { Flood, FloodResult } from './flood-visitors.ts';

export const flood: BenchCase = {
  name: 'flood',
  summary: '256 connections that request made-up URLs, and the effect on other visitors',
  run,
};

const connections = 256;
/** How many times longer a flood lasts than other load. */
const longer = 5;
/** Milliseconds between two probes of how the site answers other visitors. */
const pause = 20;

type Measured = {
  peak: number;
  calmHealth: number;
  health: number;
  calmPage: number;
  page: number;
  made: number;
  refused: number;
  others: string[];
  unexplained: number;
};

async function run(options: BenchOptions): Promise<Section> {
  const servers = await startBenchServers();
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const measured = await measure(servers, options.seconds * longer);
      rounds.push(measured);
      const { peak, health, page, made, refused } = measured;
      console.log(
        `  round ${round + 1}: ${short(peak)} MiB, /healthz ${short(health)} ms, page ${short(page)} ms, ${made} made, ${refused} refused`,
      );
    }
    return describe(rounds, options.seconds * longer);
  } finally {
    await servers.stop();
  }
}

async function measure(servers: BenchServers, seconds: number): Promise<Measured> {
  // Every visitor comes from another network, so per-address limits do not help.
  const site = await servers.settled(await servers.site('flood', { TRUSTED_PROXIES: '127.0.0.1' }));
  const [calmHealth, calmPage] = await watch(site, sleep(2_000));
  const workerData: Flood = { url: site.url, headers: site.headers, connections, seconds };
  const worker = new Worker(new URL('./flood-visitors.ts', import.meta.url), { workerData });
  const told = once(worker, 'message') as Promise<[FloodResult]>;
  const [health, page] = await watch(site, told);
  const [{ statuses, unexplained }] = await told;
  const measured: Measured = {
    peak: site.peak(),
    calmHealth,
    calmPage,
    health,
    page,
    unexplained,
    made: statuses['200'] ?? 0,
    refused: (statuses['429'] ?? 0) + (statuses['503'] ?? 0),
    others: Object.entries(statuses)
      .filter(([status]) => !['200', '429', '503'].includes(status))
      .map(([status, times]) => `${times} × ${status}`),
  };
  await site.stop();
  return measured;
}

/** The 99th percentile of the response times of `/healthz` and the warm home page until a promise settles, in ms. */
async function watch(site: Running, over: Promise<unknown>): Promise<[health: number, page: number]> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const ended = over.finally(() => (isOver = true));
  const look = async (path: string) => {
    const took: number[] = [];
    while (!isOver) {
      took.push(await time(site, path, agent));
      await sleep(pause);
    }
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
  };
  const found = await Promise.all([look('healthz'), look('')]);
  await ended;
  agent.destroy();
  return found;
}

/** Milliseconds until the whole answer has arrived. @throws if its status is not 200 */
function time({ url, headers }: Running, path: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = { agent, headers: { ...headers, 'accept-encoding': 'br' } };
    get(url + path, asked, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`[bench] /${path} answered ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}

function describe(rounds: Measured[], seconds: number): Section {
  type Field = Exclude<keyof Measured, 'others'>;
  const of = (field: Field) => spreadOf(rounds.map((each) => each[field]));
  const rows: [label: string, field: Field, unit: string][] = [
    ['resident, at most', 'peak', 'MiB'],
    ['`/healthz`, p99 of a calm site', 'calmHealth', 'ms'],
    ['`/healthz`, p99 under it', 'health', 'ms'],
    ['warm page, p99 of a calm site', 'calmPage', 'ms'],
    ['warm page, p99 under it', 'page', 'ms'],
    ['pages made for the flood', 'made', ''],
    ['refused with 429 or 503', 'refused', ''],
  ];
  const others = rounds.flatMap((each) => each.others);
  return {
    title: 'A flood of made-up URLs',
    text: [
      `${connections} connections request \`/search?keyword=…\` from one process, each time with another keyword and ` +
        `from another IP address, in brotli, for ${seconds} s, ${rounds.length} times. At the same time \`/healthz\` and the home page are requested every ${pause} ms.`,
    ],
    tables: [
      {
        columns: ['', 'median', 'min', 'max'],
        rows: rows.map(([label, field, unit]) => {
          const { median, min, max } = of(field);
          return [[label, unit].filter(Boolean).join(', '), short(median), short(min), short(max)];
        }),
      },
    ],
    plots: [],
    bars: [
      bar('resident under the flood', of('peak').max, { atMost: 400 }, ' MiB'),
      bar('`/healthz` under the flood, p99', of('health').median, { atMost: 250 }, ' ms'),
      bar('warm page under the flood, p99', of('page').median, { atMost: 250 }, ' ms'),
      bar('refusals without `Retry-After`', of('unexplained').max, { atMost: 0 }),
      {
        what: 'answers other than 200, 429 and 503',
        bar: 'none',
        measured: others.join(', ') || 'none',
        passed: others.length === 0,
      },
    ],
  };
}
