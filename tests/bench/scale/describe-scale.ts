import type { BenchOptions } from '../lib/options.ts';
import { bar, type Section, short, withRange } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';
import type { Visits } from './visit-sites.ts';

/** One turn of visits; `cpu` is the process's CPU time per answer, ms, `busy` its share of one core. */
export type Turn = { rate: number; p50: number; p99: number; cpu: number; busy: number };

/** A process of which this many partners are visited; memory in MiB. */
export type Population = { visited: number; turns: Turn[]; idle: number; loaded?: number; peak?: number };

type MeasuredScale = {
  partners: number;
  /** Page cache size of each process, MiB. */
  cacheMegabytes: number;
  cold: Visits;
  /** Ordered by the number of visited partners, from one to all. */
  populations: Population[];
  options: BenchOptions;
};

/** The section on many partners in one process, and whether it meets its bars. */
export function describeScale({
  partners,
  cacheMegabytes,
  cold,
  populations,
  options,
}: MeasuredScale): Section {
  const [one, some, all] = populations as [Population, Population, Population];
  const values = ({ turns }: Population, field: keyof Turn) => turns.map((turn) => turn[field]);
  const spread = (population: Population, field: keyof Turn) => spreadOf(values(population, field));
  const ratio = (top: Population, base: Population, field: keyof Turn) =>
    ratioOf(values(top, field), values(base, field)).median;
  const { rounds, seconds, connections } = options;
  const count = partners.toLocaleString('en-US');
  return {
    title: `${count} partners in one process`,
    text: [
      `${count} synthetic partners with the bench partner's content and their own name, colors and document in one ` +
        `backend. Three site processes have all of them, each with a page cache of ${cacheMegabytes} MiB, but differ ` +
        `in how many partners are visited. Each of those was visited once, then ${rounds} rounds of ${seconds} s in ` +
        `turns: home pages in brotli over ${connections} connections, the n-th partner 1/n as often as the first (Zipf).`,
      `*Cold*: ${cold.count} partners without any visit so far, one after the other.`,
    ],
    tables: [
      {
        columns: [
          'partners visited',
          'req/s',
          'of one',
          'p50 ms',
          'p99 ms',
          'CPU ms',
          'busy',
          'idle MiB',
          'loaded MiB',
          'at most',
        ],
        rows: populations.map((each) => [
          each.visited.toLocaleString('en-US'),
          withRange(spread(each, 'rate')),
          short(ratio(each, one, 'rate')),
          short(spread(each, 'p50').median),
          short(spread(each, 'p99').median),
          withRange(spread(each, 'cpu')),
          short(spread(each, 'busy').median),
          ...[each.idle, each.loaded, each.peak].map((value) => short(value ?? Number.NaN)),
        ]),
      },
      {
        columns: ['cold partner', 'median ms', 'min', 'max'],
        rows: [['first byte', short(cold.first.median), short(cold.first.min), short(cold.first.max)]],
      },
    ],
    plots: [],
    bars: [
      byCpu(`${count} partners, of the one-partner rate`, ratio(all, one, 'rate'), ratio(one, all, 'cpu')),
      byCpu(
        `${count} partners, of the rate of ${some.visited}`,
        ratio(all, some, 'rate'),
        ratio(some, all, 'cpu'),
      ),
      bar(`${count} partners, resident at most`, all.peak ?? Number.NaN, { atMost: 700 }, ' MiB'),
      bar('cold partner, first byte', cold.first.median, { atMost: 150 }, ' ms'),
    ],
  };
}

function byCpu(what: string, rate: number, cpu: number) {
  const met = bar(what, rate, { atLeast: 0.5 }, ' ×');
  return { ...met, measured: `${met.measured} (${short(cpu)} × by CPU time)` };
}
