import type { BenchOptions } from '../lib/options.ts';
import { readPeers } from '../lib/peers.ts';
import { type Contender, type Round, runRounds } from '../lib/rounds.ts';
import { type Bar, type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';
import { startBenchServers } from './bench-servers.ts';

export const peers: BenchCase = {
  name: 'peers',
  summary: 'other engines with the same content: needs --peers <folder>',
  isOnDemand: ({ peers }) => peers === undefined,
  run,
};

async function run(options: BenchOptions): Promise<Section> {
  const peers = await readPeers(options);
  const servers = await startBenchServers();
  const started: { stop: () => Promise<void> }[] = [servers];
  try {
    const contenders: Contender[] = [];
    const buffer = await servers.program('buffer', 'tests/bench/baselines/buffer-server.ts');
    const warm = await servers.settled(await servers.site('warm'));
    const uncached = await servers.settled(await servers.site('uncached', { HTML_CACHE_MB: '0' }));
    contenders.push({ id: 'buffer', label: 'ready buffer of our page', program: buffer, ...target(buffer) });
    contenders.push({ id: 'maru', label: 'Maru, warm', program: warm, ...target(warm) });
    contenders.push({
      id: 'uncached',
      label: 'Maru, HTML cache off',
      program: uncached,
      ...target(uncached),
    });
    for (const id of peers.ids) {
      const { program, url } = await peers.start(id);
      started.push(program);
      contenders.push({ id, label: id, program, url });
    }
    const results = await runRounds(contenders, options);
    const of = (id: string, field: 'rate' | 'p99' | 'cpu') =>
      (results.get(id) ?? []).map((each) => each[field]);
    return {
      title: 'Beside other engines',
      text: [
        'The same content in Next.js, Puck, Astro, React Router, bare React and template literals, each in its own ' +
          `blocks and markup; one process each, ${options.rounds} rounds of ${options.seconds} s in turns, ` +
          `${options.connections} connections. Compare programs without a cache with Maru's cache off, and ` +
          '`next-isr` with Maru warm. `limit-node` is a static buffer of their page.',
      ],
      tables: [
        {
          columns: [
            '',
            'req/s (min–max)',
            'of buffer',
            'Maru warm ×',
            'Maru cache off ×',
            'p99 ms',
            'CPU ms',
          ],
          rows: contenders.map(({ id, label }) => {
            const { median, min, max } = spreadOf(of(id, 'rate'));
            const ratio = (one: string, other: string) =>
              short(ratioOf(of(one, 'rate'), of(other, 'rate')).median);
            return [
              label,
              `${short(median)} (${short(min)}–${short(max)})`,
              ratio(id, 'buffer'),
              ratio('maru', id),
              ratio('uncached', id),
              short(spreadOf(of(id, 'p99')).median),
              short(spreadOf(of(id, 'cpu')).median),
            ];
          }),
        },
      ],
      plots: [
        {
          id: 'peers',
          title: 'Requests per second, same content',
          unit: 'req/s',
          rows: contenders.map(({ id, label }) => {
            const { median: value, min, max } = spreadOf(of(id, 'rate'));
            return { label, value, min, max, isOurs: label.startsWith('Maru') };
          }),
        },
      ],
      bars: [
        aheadOf(
          'Maru, cache off, of the fastest engine that renders for each visit',
          results,
          'uncached',
          isRendered,
        ),
        aheadOf('Maru, warm, of Next.js that keeps its pages', results, 'maru', isCached),
      ],
    };
  } finally {
    for (const each of started.toReversed()) await each.stop();
  }
}

const own = ['buffer', 'maru', 'uncached'];
const isCached = (id: string) => id === 'next-isr';
/** Engines that render the page for each visit; a `limit-…` is not an engine. */
const isRendered = (id: string) => !own.includes(id) && !isCached(id) && !id.startsWith('limit-');

/** Ours against the best of these others, whichever that is, as ratios taken round by round. */
function aheadOf(
  what: string,
  results: ReadonlyMap<string, Round[]>,
  ours: string,
  isOther: (id: string) => boolean,
): Bar {
  const rates = (id: string) => (results.get(id) ?? []).map(({ rate }) => rate);
  const ratios = [...results.keys()]
    .filter(isOther)
    .map((id) => ({ id, ratio: ratioOf(rates(ours), rates(id)).median }));
  const least = ratios.toSorted((a, b) => a.ratio - b.ratio)[0];
  return bar(`${what} (${least?.id ?? 'none'})`, least?.ratio ?? Number.NaN, { atLeast: 1 }, ' ×');
}

const target = ({ url, headers }: { url: string; headers: Record<string, string> }) => ({ url, headers });
