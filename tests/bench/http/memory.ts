import { load } from '../lib/load.ts';
import type { BenchOptions } from '../lib/options.ts';
import { type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { spreadOf } from '../lib/statistics.ts';
import { type BenchServers, startBenchServers } from './bench-servers.ts';

export const memory: BenchCase = {
  name: 'memory',
  summary: 'cold start of the built site, and its resident memory before and after load',
  run,
};

type Measured = { cold: number; coldCpu: number; idle: number; loaded: number; peak: number };

async function run(options: BenchOptions): Promise<Section> {
  const servers = await startBenchServers();
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < options.rounds; round += 1) rounds.push(await measure(servers, options));
    return describe(rounds, options);
  } finally {
    await servers.stop();
  }
}

/** Paths that the home page links to, and the home page in four languages: more than one cache entry. */
const paths = [
  '',
  'introduce',
  'products',
  'exhibitions',
  'cscenter/notice',
  'cscenter/faq',
  'en',
  'ja',
  'zh',
];

async function measure(servers: BenchServers, { seconds, connections }: BenchOptions): Promise<Measured> {
  const site = await servers.site('memory');
  const { url, headers, startedIn: cold, startCpu: coldCpu } = site;
  // Lets memory that only the startup needed be freed.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const idle = site.rss();
  for (const encoding of ['identity', 'br'])
    for (const path of paths) {
      const target = { url: url + path, headers: { ...headers, 'Accept-Encoding': encoding } };
      await load(target, connections, path === '' ? seconds : 1);
    }
  const measured = { cold, coldCpu, idle, loaded: site.rss(), peak: site.peak() };
  await site.stop();
  return measured;
}

function describe(rounds: Measured[], { seconds, connections }: BenchOptions): Section {
  const of = (field: keyof Measured) => spreadOf(rounds.map((each) => each[field]));
  const rows: [label: string, field: keyof Measured, unit: string][] = [
    ['start to first 200', 'cold', 'ms'],
    ['the same in CPU time', 'coldCpu', 'ms'],
    ['resident, idle', 'idle', 'MiB'],
    ['resident, after load', 'loaded', 'MiB'],
    ['resident, at most', 'peak', 'MiB'],
  ];
  const start = bar('cold start to first 200', of('cold').median / 1000, { atMost: 0.5 }, ' s');
  return {
    title: 'Memory and cold start',
    text: [
      `The built site in its own process, ${rounds.length} times: from spawning it to the complete home page, with a ` +
        `running backend; its memory 2 s later; and after ${connections} connections requested the home page ` +
        `for ${seconds} s and for ${paths.length - 1} other pages for 1 s each, plain and in brotli, at the default cache size.`,
    ],
    tables: [
      {
        columns: ['', 'median', 'min', 'max'],
        rows: rows.map(([label, field, unit]) => {
          const { median, min, max } = of(field);
          return [`${label}, ${unit}`, short(median), short(min), short(max)];
        }),
      },
    ],
    plots: [],
    bars: [
      bar('memory idle', of('idle').median, { atMost: 120 }, ' MiB'),
      bar('memory after load', of('loaded').median, { atMost: 240 }, ' MiB'),
      { ...start, measured: `${start.measured} (${short(of('coldCpu').median / 1000)} s of CPU time)` },
    ],
  };
}
