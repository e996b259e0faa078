import { bar, type Section, short } from '../../lib/section.ts';
import { median } from '../../lib/statistics.ts';
import type { Interactions } from './measure-interactions.ts';
import type { Rhythm } from './tap-times.ts';

export type MeasuredVisit = {
  partner: string;
  what: string;
  rhythm: Rhythm;
  plain: Interactions;
  full: Interactions;
  /** Without vendors once more: how far two visits of the same kind differ. */
  again: Interactions;
  /** How many vendors' scripts the visit with all of them asked for. */
  started: number;
};

type Measured = { visits: MeasuredVisit[]; rounds: number; vendors: number };

export function describeInteractions({ visits, rounds, vendors }: Measured): Section {
  const rows = Object.values(
    Object.groupBy(visits, ({ partner, what, rhythm }) => `${partner} ${what} ${rhythm}`),
  ).map((group = []) => ({
    label: `${group[0]?.partner}: ${group[0]?.what}, ${group[0]?.rhythm}`,
    plain: group.flatMap(({ plain, again }) => [plain, again]),
    full: group.map(({ full }) => full),
    started: median(group.map(({ started }) => started)),
  }));
  const worst = (list: Interactions[]) => list.map((one) => one.worst);
  const typical = (list: Interactions[]) => median(list.map((one) => one.typical));
  const inpOf = (list: Interactions[]) => thirdQuartile(worst(list));
  const plain = visits.map((one) => one.plain);
  const again = visits.map((one) => one.again);
  const inp = { plain: inpOf([...plain, ...again]), full: inpOf(visits.map(({ full }) => full)) };
  return {
    title: 'Interactions without and with every vendor',
    text: [
      `An element is tapped on a phone whose processor is four times slower, ${rounds} × ${rows.length} visits of 20 seconds with all ${vendors} vendors, and one without any before and after each of them, at the same times. *Steady*: a tap each 1.5 seconds from the page's load on. *Reading*: the first within six seconds, the others at random times, at least 0.7 and on average 2.5 seconds apart. The vendors' scripts have the real ones' size and work (\`tests/bench/browser/vendors/vendor-weights.ts\`); *started* is how many a visit has asked for.`,
      `*Slowest* is the slowest interaction of a visit, which its INP is; the row *all* has the 75th percentile of all visits, as search engines judge a site. Without vendors, it is ${inpOf(plain)} ms in the visits before and ${inpOf(again)} ms in the visits after: a difference as small as that comes from the machine. Visits that follow one another differ less, so the bar *INP with every vendor, compared with the visits before and after* compares each visit with vendors with its two neighbors, and takes the geometric mean. Part of a slow tap with vendors is often the page's own, for example because it loads an island: the bar *INP with every vendor, compared with the same visits less the time of vendors' scripts* compares each visit with itself, less the time in which a vendor's script ran before the answer. Browsers round durations to 8 ms.`,
    ],
    tables: [
      {
        columns: ['interaction', 'typical ms', 'with vendors', 'slowest ms', 'with vendors', 'started'],
        rows: [
          ...rows.map(({ label, plain, full, started }) => [
            label,
            ...[typical(plain), typical(full), median(worst(plain)), median(worst(full)), started].map(short),
          ]),
          ['all, 75th percentile', '', '', short(inp.plain), short(inp.full), ''],
        ],
      },
    ],
    plots: [],
    bars: [
      bar(
        'what vendors add to a typical interaction',
        median(visits.map(({ plain, full, again }) => full.typical - (plain.typical + again.typical) / 2)),
        { atMost: 8 },
        ' ms',
      ),
      bar(
        "INP with every vendor, compared with the same visits less the time of vendors' scripts",
        inp.full / thirdQuartile(visits.map(({ full }) => full.worstOwn)),
        { atMost: 1.1 },
        ' ×',
      ),
      bar(
        'INP with every vendor, compared with the visits before and after',
        geometricMean(
          visits.map(({ plain, full, again }) => full.worst / Math.sqrt(plain.worst * again.worst)),
        ),
        { atMost: 1.1 },
        ' ×',
      ),
    ],
  };
}

/** The value that three quarters of the others do not exceed. */
const thirdQuartile = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

const geometricMean = (values: number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
