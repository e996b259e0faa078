import { type DemoPartner, demoPartners, everyPath } from '#tests/e2e/demo-pages.ts';
import type { BenchOptions } from '../lib/options.ts';
import { type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { openDemoSites } from './demo-sites.ts';
import type { Figures } from './lighthouse-figures.ts';
import { findLighthouse, medians, meetFirst, visitWithLighthouse } from './lighthouse-program.ts';
import { canRaiseRenderer, describeRendererPriority } from './renderer-priority.ts';

export const lighthouse: BenchCase = {
  name: 'lighthouse',
  summary: 'Lighthouse (mobile) on every public page of the demo partners; takes 40 minutes',
  isOnDemand: ({ lighthouse }) => lighthouse === undefined,
  run,
};

type Page = { partner: string; path: string; url: string };

async function run({ lighthouse: folder, rounds }: BenchOptions): Promise<Section> {
  const installed = await findLighthouse(folder);
  const sites = await openDemoSites();
  try {
    const pages = demoPartners.flatMap((partner) => pagesOf(partner, sites.urlOf));
    const found: (Page & Figures)[] = [];
    await meetFirst(pages.map(({ url }) => url));
    for (const page of pages) {
      const figures = medians(await visitWithLighthouse(installed, page.url, rounds));
      found.push({ ...page, ...figures });
      console.log(`  ${page.partner}${page.path}: ${lineOf(figures).join(' · ')}`);
    }
    return describe(found, rounds);
  } finally {
    await sites.stop();
  }
}

/** Public pages: a URL that nothing links to has no visitors. */
const pagesOf = (partner: DemoPartner, urlOf: (code: string, path: string) => string): Page[] =>
  everyPath(partner)
    .filter((path) => path !== '/nowhere')
    .map((path) => ({ partner: partner.code, path, url: urlOf(partner.code, path) }));

const lineOf = ({ score, fcp, lcp, tbt, worked, cls }: Figures) =>
  [score, fcp, lcp, tbt, worked, cls].map(short);

function describe(found: readonly (Page & Figures)[], rounds: number): Section {
  const partners = [...new Set(found.map(({ partner }) => partner))];
  return {
    title: 'Lighthouse',
    text: [
      `Lighthouse's mobile performance of every public page of ${partners.join(', ')} in its main language: medians of ${rounds} visits, over TLS and HTTP/2 as for visitors. ${describeRendererPriority(canRaiseRenderer())} Network and CPU are simulated, based on the task durations on this machine. *TBT worked* counts only the CPU time of the page's thread in these tasks; the rest of TBT was waiting for other programs or other processes of the browser.`,
    ],
    tables: [
      {
        columns: ['page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'TBT worked, ms', 'CLS'],
        rows: found.map((page) => [`${page.partner} ${page.path}`, ...lineOf(page)]),
      },
    ],
    plots: [],
    bars: [
      bar('partners of which Lighthouse saw every public page', partners.length, { atLeast: 3 }),
      bar('visits by Lighthouse to a page', rounds, { atLeast: 5 }),
      bar('lowest score', Math.min(...found.map(({ score }) => score)), { atLeast: 100 }),
      bar('latest largest paint', Math.max(...found.map(({ lcp }) => lcp)), { atMost: 1300 }, ' ms'),
    ],
  };
}
