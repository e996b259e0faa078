import { bar, type Section, short } from '../../lib/section.ts';
import type { Figures, OtherCategory } from '../lighthouse-figures.ts';
import { describeRendererPriority } from '../renderer-priority.ts';
import type { PageKind } from './page-kinds.ts';

export type MeasuredPage = {
  partner: string;
  path: string;
  kind: PageKind;
  /** Medians of the visits without vendors, and with all of them. */
  plain: Figures;
  full: Figures;
  categories: Partial<Record<OtherCategory, number>>;
  /** Audits that cost points. */
  failed: string[];
  /** How many vendors' scripts the browsers asked for. */
  loaded: number;
  /** A visit that ends when all vendors have loaded. */
  long?: Figures & { loaded: number };
};

type Measured = {
  pages: MeasuredPage[];
  rounds: number;
  vendors: number;
  /** Whether Chromium's renderers had real-time priority. */
  rendererRaised: boolean;
};

export function describeVendors({ pages, rounds, vendors, rendererRaised }: Measured): Section {
  const lowest = (values: (number | undefined)[]) => Math.min(...values.map((value) => value ?? Number.NaN));
  const indexed = pages.filter(({ kind }) => kind.isIndexed);
  return {
    title: 'Lighthouse without and with every vendor',
    text: [
      `Lighthouse (mobile) on ${new Set(pages.map(({ kind }) => kind.name)).size} kinds of page of each demo partner in its main language, medians of ${rounds} visits. ${describeRendererPriority(rendererRaised)} *With vendors* the partner has ids of all ${vendors} vendors of the registry and the visitor has accepted them: their origins are played on this machine, with scripts of the real ones' size and work (\`tests/bench/browser/vendors/vendor-weights.ts\`). A visit of Lighthouse ends one second after the page is quiet; vendors start four seconds after the page is idle and three seconds apart, so they are not in it: *scripts* is how many had been loaded by then. *By CPU* is the score if a task blocks for the CPU time of its thread only, without waiting for other processes on the two cores. The second table has visits that end when all have loaded.`,
    ],
    tables: [
      {
        columns: [
          'page',
          'Accessibility',
          'Best Practices',
          'SEO',
          'Performance',
          'by CPU',
          'with vendors',
          'by CPU',
          'TBT ms',
          'scripts',
          'failed audits',
        ],
        rows: pages.map(({ partner, path, kind, categories, plain, full, loaded, failed }) => [
          `${partner} ${path}`,
          short(categories.accessibility ?? Number.NaN),
          short(categories['best-practices'] ?? Number.NaN),
          kind.isIndexed ? short(categories.seo ?? Number.NaN) : 'not indexed',
          short(plain.score),
          short(plain.workedScore),
          short(full.score),
          short(full.workedScore),
          short(full.tbt),
          String(loaded),
          failed.filter((id) => kind.isIndexed || id !== 'is-crawlable').join(', '),
        ]),
      },
      {
        columns: ['page, watched until all vendors have loaded', 'Performance', 'TBT ms', 'scripts'],
        rows: pages.flatMap(({ partner, path, long }) =>
          long ? [[`${partner} ${path}`, short(long.score), short(long.tbt), String(long.loaded)]] : [],
        ),
      },
    ],
    plots: [],
    bars: [
      bar('lowest accessibility score', lowest(pages.map(({ categories }) => categories.accessibility)), {
        atLeast: 100,
      }),
      bar(
        'lowest best practices score',
        lowest(pages.map(({ categories }) => categories['best-practices'])),
        {
          atLeast: 100,
        },
      ),
      bar(
        'lowest SEO score of a page that search engines show',
        lowest(indexed.map(({ categories }) => categories.seo)),
        {
          atLeast: 100,
        },
      ),
      bar('lowest performance score without vendors', lowest(pages.map(({ plain }) => plain.score)), {
        atLeast: 100,
      }),
      bar('lowest performance score with every vendor', lowest(pages.map(({ full }) => full.score)), {
        atLeast: 95,
      }),
      bar(
        'lowest performance score without vendors, by CPU time',
        lowest(pages.map(({ plain }) => plain.workedScore)),
        { atLeast: 100 },
      ),
      bar(
        'lowest performance score with every vendor, by CPU time',
        lowest(pages.map(({ full }) => full.workedScore)),
        { atLeast: 95 },
      ),
    ],
  };
}
