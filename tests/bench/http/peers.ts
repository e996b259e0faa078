import type { BenchOptions } from '../lib/options.ts';
import { readPeers } from '../lib/peers.ts';
import { type Contender, runRounds } from '../lib/rounds.ts';
import { type BenchCase, type Section, short } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';
import { openStand } from './stand.ts';

export const peers: BenchCase = {
  name: 'peers',
  summary: 'other engines with the same content: needs --peers <folder>',
  isOnDemand: ({ peers }) => peers === undefined,
  run,
};

async function run(options: BenchOptions): Promise<Section> {
  const peers = await readPeers(options);
  const stand = await openStand();
  const started: { stop: () => Promise<void> }[] = [stand];
  try {
    const contenders: Contender[] = [];
    const buffer = await stand.program('buffer', 'tests/bench/baselines/buffer-server.ts');
    const warm = await stand.settled(await stand.site('warm'));
    const uncached = await stand.settled(await stand.site('uncached', { HTML_CACHE_MB: '0' }));
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
          'blocks and markup; one process each, in turns. Programs without a cache in front are to be held against ' +
          'Maru with its cache off, `next-isr` against Maru warm. `limit-node` is a ready buffer of their page.',
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
      bars: [],
    };
  } finally {
    for (const each of started.toReversed()) await each.stop();
  }
}

const target = ({ url, headers }: { url: string; headers: Record<string, string> }) => ({ url, headers });
