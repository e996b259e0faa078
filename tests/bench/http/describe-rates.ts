import { statSync } from 'node:fs';
import { generator } from '../lib/load.ts';
import type { BenchOptions } from '../lib/options.ts';
import type { Contender, Round } from '../lib/rounds.ts';
import { type Bar, bar, type Section, short } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';

/** What the rounds came to. `page`: the file that all send; `made`: pages made per answer with the cache off. */
export type Measured = {
  page: string;
  source: string;
  options: BenchOptions;
  contenders: readonly Contender[];
  results: ReadonlyMap<string, Round[]>;
  made: number;
};

/** The chapter about answers per second: its ratios, and whether they are what issue 4 asks for. */
export function describeRates({ page, source, options, contenders, results, made }: Measured): Section {
  const of = (id: string, field: keyof Round) => (results.get(id) ?? []).map((round) => round[field]);
  const spread = (id: string, field: keyof Round) => spreadOf(of(id, field));
  const ratio = (one: string, other: string, field: keyof Round = 'rate') =>
    ratioOf(of(one, field), of(other, field)).median;
  const { rounds, seconds, connections } = options;
  const busiest = Math.max(...contenders.map(({ id }) => spread(id, 'busy').median));
  const [bytes, brotli] = [statSync(page).size, statSync(`${page}.br`).size];

  // By CPU time the other is put first: who needs half the time is twice as fast.
  const rateBar = (what: string, one: string, other: string, atLeast: number): Bar => {
    const met = bar(what, ratio(one, other), { atLeast }, ' ×');
    return { ...met, measured: `${met.measured} (${short(ratio(other, one, 'cpu'))} × by CPU time)` };
  };
  return {
    title: 'Requests per second',
    text: [
      `The bench partner's home page: ${short(bytes / 1000)} kB of HTML, ${short(brotli / 1000)} kB in brotli. ` +
        `${rounds} rounds of ${seconds} s in turns, ${connections} connections, one process each, load by ${generator}. ` +
        'Ratios are taken round by round; *CPU* is what the process itself used per answer, which other work on the ' +
        'machine changes least; *busy* is its share of one core: well below 1, something else was the limit.',
      'All send the same page: the buffer its very bytes, the template program too (it refuses to start otherwise), ' +
        'and `renderToString` the same elements and texts (checked before the first round). In the case whose source ' +
        `changes, ${short(made)} pages were made per answer; below 1, who asks while a page is being made gets that one.`,
      `*Changed each time*: every page that is made finds the source \`${source}\` with an edited row, as after a new ` +
        'read; the read itself, which many answers share in life, is left out. *HTML cache off*: each answer is put ' +
        'together from its parts, but nothing is rendered anew where no source changed since the answer before.',
      ...(busiest < 0.85
        ? [
            `The machine did other work meanwhile: no program had more than ${short(busiest)} of a core, so what is met ` +
              'or missed by requests per second, and every p99, is provisional.',
          ]
        : []),
    ],
    tables: [
      {
        columns: ['', 'req/s', 'of buffer', '× React', '× template', 'p50 ms', 'p99 ms', 'CPU ms', 'busy'],
        rows: contenders.map(({ id, label }) => [
          label,
          withRange(spread(id, 'rate')),
          short(ratio(id, id.endsWith('-br') ? 'buffer-br' : 'buffer')),
          short(ratio(id, 'react')),
          short(ratio(id, 'template')),
          short(spread(id, 'p50').median),
          short(spread(id, 'p99').median),
          withRange(spread(id, 'cpu')),
          short(spread(id, 'busy').median),
        ]),
      },
    ],
    plots: [
      {
        id: 'rates',
        title: 'Requests per second, one process',
        unit: 'req/s',
        rows: contenders.map(({ id, label }) => {
          const { median: value, min, max } = spread(id, 'rate');
          return { label: plain(label), value, min, max, isOurs: label.startsWith('Maru') };
        }),
      },
      {
        id: 'cpu',
        title: 'CPU time per answer',
        unit: 'ms, less is better',
        rows: contenders.map(({ id, label }) => {
          const { median: value, min, max } = spread(id, 'cpu');
          return { label: plain(label), value, min, max, isOurs: label.startsWith('Maru') };
        }),
      },
    ],
    bars: [
      rateBar('warm page, of the ready buffer, identity', 'warm', 'buffer', 0.75),
      rateBar('warm page, of the ready buffer, brotli', 'warm-br', 'buffer-br', 0.75),
      rateBar('HTML cache off, of bare renderToString', 'uncached', 'react', 3),
      rateBar('HTML cache off, of the template program', 'uncached', 'template', 1),
      rateBar('one source changed per request, of bare renderToString', 'changing', 'react', 2),
      bar('p99 warm, of the ready buffer, identity', ratio('warm', 'buffer', 'p99'), { atMost: 2 }, ' ×'),
      bar('p99 warm, of the ready buffer, brotli', ratio('warm-br', 'buffer-br', 'p99'), { atMost: 2 }, ' ×'),
    ],
  };
}

const withRange = ({ median, min, max }: { median: number; min: number; max: number }): string =>
  `${short(median)} (${short(min)}–${short(max)})`;

const plain = (label: string): string => label.replaceAll('`', '');
