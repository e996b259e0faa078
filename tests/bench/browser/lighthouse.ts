import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type DemoPartner, demoPartners, everyPath } from '#tests/e2e/demo-pages.ts';
import { benchDir } from '../lib/bench-environment.ts';
import type { BenchOptions } from '../lib/options.ts';
import { type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { median } from '../lib/statistics.ts';
import { openDemoSites } from './demo-sites.ts';
import type { Figures } from './lighthouse-visits.ts';
import { launchBrowser, openPhone } from './phone.ts';

export const lighthouse: BenchCase = {
  name: 'lighthouse',
  summary: 'Lighthouse (mobile) on every public page of the demo partners; takes 40 minutes',
  isOnDemand: ({ lighthouse }) => lighthouse === undefined,
  run,
};

/** Not a dependency: it is larger than all dependencies together, and only this case needs it. */
const version = '13.5.0';
const execute = promisify(execFile);

type Page = { partner: string; path: string; url: string };

async function run({ lighthouse: folder, rounds }: BenchOptions): Promise<Section> {
  const installed = await findLighthouse(folder);
  const sites = await openDemoSites();
  try {
    const pages = demoPartners.flatMap((partner) => pagesOf(partner, sites.urlOf));
    const found: (Page & Figures)[] = [];
    await meetFirst(pages);
    for (const page of pages) {
      const figures = medians(await measure(installed, page.url, rounds));
      found.push({ ...page, ...figures });
      console.log(`  ${page.partner}${page.path}: ${lineOf(figures).join(' · ')}`);
    }
    return describe(found, rounds);
  } finally {
    await sites.stop();
  }
}

/** Public pages: an address that nothing links to has no visitors. */
const pagesOf = (partner: DemoPartner, urlOf: (code: string, path: string) => string): Page[] =>
  everyPath(partner)
    .filter((path) => path !== '/nowhere')
    .map((path) => ({ partner: partner.code, path, url: urlOf(partner.code, path) }));

/** Visits each page once, so that its pictures are encoded and it is cached before it is measured. */
async function meetFirst(pages: readonly Page[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { url } of pages) {
      const { page } = await openPhone(browser, {});
      await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

/** The given folder, or our own, into which npm installs it on the first run. */
async function findLighthouse(named: string | undefined): Promise<string> {
  const folder = named ? resolve(named) : join(benchDir, 'lighthouse');
  if (existsSync(join(folder, 'node_modules', 'lighthouse', 'core', 'index.js'))) return folder;
  if (named)
    throw new Error(`[bench] --lighthouse needs a folder with node_modules/lighthouse, not ${named}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await execute('npm', ['install', '--prefix', folder, ...options, `lighthouse@${version}`]);
  return folder;
}

/** @throws if a page cannot be measured, with Lighthouse's own message */
async function measure(folder: string, url: string, visits: number): Promise<Figures[]> {
  const program = join(import.meta.dirname, 'lighthouse-visits.ts');
  try {
    const { stdout } = await execute(process.execPath, [program, folder, url, String(visits)]);
    return JSON.parse(stdout);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const reason = /^\w*Error: .*/m.exec(stderr)?.[0] ?? message;
    throw new Error(`[bench] Lighthouse could not measure ${url}: ${reason}`);
  }
}

function medians(runs: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    worked: of('worked'),
    cls: of('cls'),
  };
}

const lineOf = ({ score, fcp, lcp, tbt, worked, cls }: Figures) =>
  [score, fcp, lcp, tbt, worked, cls].map(short);

function describe(found: readonly (Page & Figures)[], rounds: number): Section {
  const partners = [...new Set(found.map(({ partner }) => partner))];
  return {
    title: 'Lighthouse',
    text: [
      `Lighthouse's mobile performance of every public page of ${partners.join(', ')} in its main language: medians of ${rounds} visits, over TLS and HTTP/2 as for visitors. Network and CPU are simulated, based on the task durations on this machine. *TBT worked* uses only the CPU time of the thread in these tasks. The difference is waiting: for other programs on this machine, and for other processes of the browser, which visitors wait for too.`,
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
