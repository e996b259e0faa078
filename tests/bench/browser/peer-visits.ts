import { startBenchServers } from '../http/bench-servers.ts';
import type { BenchOptions } from '../lib/options.ts';
import { readPeers } from '../lib/peers.ts';
import { type Bar, type BenchCase, type Section, short } from '../lib/section.ts';
import { median } from '../lib/statistics.ts';
import { openSecureFront } from './front/secure-front.ts';
import { throttled } from './phone.ts';
import { spreadText, type VisitedPage, visit, visitColumns } from './visit.ts';

export const peerVisits: BenchCase = {
  name: 'peer-visits',
  summary:
    'a first visit on a throttled phone to other engines with the same content: needs --peers <folder>',
  isOnDemand: ({ peers }) => peers === undefined,
  run,
};

async function run(options: BenchOptions): Promise<Section> {
  const peers = await readPeers(options);
  const servers = await startBenchServers();
  const started: { stop: () => Promise<void> }[] = [servers];
  try {
    const site = await servers.settled(await servers.site('visited', { TRUSTED_PROXIES: '127.0.0.1' }));
    const own = await openSecureFront(Number(new URL(site.url).port));
    started.push(own);
    const pages: VisitedPage[] = [pageOf('maru', 'Maru', `https://${servers.host}:${own.port}/`)];
    for (const id of peers.ids.filter((each) => !each.startsWith('limit-'))) {
      const { program, port, path } = await peers.start(id);
      started.push(program);
      const front = await openSecureFront(port, { compresses: true });
      started.push(front);
      pages.push(pageOf(id, id, `https://localhost:${front.port}${path}`));
    }
    // The first visit triggers the encoding of pictures, so it is not counted.
    for (const page of pages) await visit(page);
    for (const page of pages) page.visits.splice(0);
    for (let round = 0; round < options.rounds; round += 1) {
      for (const page of round % 2 ? pages.toReversed() : pages) await visit(page);
      console.log(`  round ${round + 1} of ${options.rounds}`);
    }
    return describe(pages, options.rounds);
  } finally {
    for (const each of started.toReversed()) await each.stop();
  }
}

const pageOf = (id: string, label: string, url: string): VisitedPage => ({
  id,
  label,
  url,
  visits: [],
  largest: new Set(),
});

function describe(pages: VisitedPage[], rounds: number): Section {
  const { cpu, megabits, latency } = throttled;
  const plots = visitColumns.filter(([, field]) => field === 'lcp' || field === 'question');
  return {
    title: 'A first visit by a phone, beside other engines',
    text: [
      `The same content in each engine's own blocks and markup, in ${rounds} turns, in a new browser each time: CPU ${cpu} times slower, ${megabits} Mbit/s, ${latency} ms. All are behind TLS and HTTP/2. Texts of other engines are compressed there (brotli 5); ours are sent as the site compresses them.`,
    ],
    tables: [
      {
        columns: ['median (least–most)', ...visitColumns.map(([name]) => name)],
        rows: pages.map(({ label, visits }) => [
          label,
          ...visitColumns.map(([, field]) => spreadText(visits.map((each) => each[field]))),
        ]),
      },
    ],
    plots: plots.map(([, field]) => ({
      id: `peer-visit-${field}`,
      title: field === 'lcp' ? 'Largest paint of a first visit' : 'A click on a question has acted',
      unit: 'ms',
      rows: pages.map(({ id, label, visits }) => {
        const values = visits.map((each) => each[field]);
        const [value, min, max] = [median(values), Math.min(...values), Math.max(...values)];
        return { label, value, min, max, isOurs: id === 'maru' };
      }),
    })),
    bars: [
      aheadOf(pages, 'largest paint', 'lcp'),
      aheadOf(pages, 'blocking time', 'tbt'),
      aheadOf(pages, 'a click on the floating menu has acted', 'float'),
      aheadOf(pages, 'a click on a question has acted', 'question'),
    ],
  };
}

/** Ours against the best of all others, whichever that is; a tie passes if that value cannot be beaten. */
function aheadOf(pages: VisitedPage[], what: string, field: (typeof visitColumns)[number][1]): Bar {
  const [own = Number.NaN, ...others] = pages.map(({ visits }) => median(visits.map((each) => each[field])));
  const best = Math.min(...others);
  const name = pages[others.indexOf(best) + 1]?.label;
  return {
    what: `${what}, ahead of every other engine (the best is ${name})`,
    bar: `< ${short(best)} ms`,
    measured: `${short(own)} ms`,
    passed: own < best || (own === 0 && best === 0),
  };
}
