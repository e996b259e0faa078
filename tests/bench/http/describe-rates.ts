import { statSync } from 'node:fs';
import { generator } from '../lib/load.ts';
import type { BenchOptions } from '../lib/options.ts';
import type { Contender, Round } from '../lib/rounds.ts';
import { type Bar, bar, type Section, short, withRange } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';

/** Results of the rounds. `page`: the file that all send; `made`: pages rendered per answer with the cache off. */
type Measured = {
  page: string;
  source: string;
  options: BenchOptions;
  contenders: readonly Contender[];
  results: ReadonlyMap<string, Round[]>;
  made: number;
};

/** The section on answers per second: its ratios, and whether they meet their bars. */
export function describeRates({ page, source, options, contenders, results, made }: Measured): Section {
  const of = (id: string, field: keyof Round) => (results.get(id) ?? []).map((round) => round[field]);
  const spread = (id: string, field: keyof Round) => spreadOf(of(id, field));
  const ratio = (one: string, other: string, field: keyof Round = 'rate') =>
    ratioOf(of(one, field), of(other, field)).median;
  const { rounds, seconds, connections } = options;
  const busiest = Math.max(...contenders.map(({ id }) => spread(id, 'busy').median));
  const [bytes, brotli] = [statSync(page).size, statSync(`${page}.br`).size];

  // For CPU time the ratio is inverted: half the time means twice as fast.
  const rateBar = (what: string, one: string, other: string, atLeast: number): Bar => {
    const met = bar(what, ratio(one, other), { atLeast }, ' ×');
    return { ...met, measured: `${met.measured} (${short(ratio(other, one, 'cpu'))} × by CPU time)` };
  };
  return {
    title: 'Requests per second',
    text: [
      `The bench partner's home page: ${short(bytes / 1000)} kB of HTML, ${short(brotli / 1000)} kB in brotli. ` +
        `${rounds} rounds of ${seconds} s in turns, ${connections} connections, one process each, load by ${generator}. ` +
        'Ratios are taken round by round. *CPU* is the CPU time of the process per answer, which other work on the machine ' +
        'affects least. *busy* is its share of one core: well below 1, something else was the limit.',
      'All send the same page: the buffer and the template program its exact bytes (else the program does not start), ' +
        'and `renderToString` the same elements and texts (checked before the first round). In the case whose source ' +
        `changes, ${short(made)} pages were made per answer; below 1, requests that arrive while a page is being made share it.`,
      `*Changed each time*: for every page the source \`${source}\` has an edited row, as if it had been read again. The read ` +
        'itself, which many answers share in production, is left out. *HTML cache off*: each answer is assembled from ' +
        'its parts, but nothing is rendered again unless a source has changed since the previous answer.',
      ...(busiest < 0.85
        ? [
            `The machine did other work meanwhile: no program had more than ${short(busiest)} of a core, so results ` +
              'by requests per second, and every p99, are provisional.',
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

const plain = (label: string): string => label.replaceAll('`', '');
