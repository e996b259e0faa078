import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { benchDir } from '../lib/bench-environment.ts';
import { median } from '../lib/statistics.ts';
import type { Figures, VisitOptions } from './lighthouse-figures.ts';
import { launchBrowser, openPhone } from './phone.ts';

/** Not a dependency: it is larger than all dependencies together, and only benchmarks need it. */
const version = '13.5.0';
const execute = promisify(execFile);

/** The given folder, or our own, into which npm installs Lighthouse on the first run. */
export async function findLighthouse(named: string | undefined): Promise<string> {
  const folder = named ? resolve(named) : join(benchDir, 'lighthouse');
  if (existsSync(join(folder, 'node_modules', 'lighthouse', 'core', 'index.js'))) return folder;
  if (named)
    throw new Error(`[bench] --lighthouse needs a folder with node_modules/lighthouse, not ${named}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await execute('npm', ['install', '--prefix', folder, ...options, `lighthouse@${version}`]);
  return folder;
}

/**
 * Visits a URL several times, in a process of its own.
 * @throws if a page cannot be measured, with Lighthouse's own message
 */
export async function visitWithLighthouse(
  folder: string,
  url: string,
  visits: number,
  options: VisitOptions = {},
): Promise<Figures[]> {
  const program = join(import.meta.dirname, 'lighthouse-visits.ts');
  try {
    const words = [program, folder, url, String(visits), JSON.stringify(options)];
    const { stdout } = await execute(process.execPath, words);
    return JSON.parse(stdout);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const reason = /^\w*Error: .*/m.exec(stderr)?.[0] ?? message;
    throw new Error(`[bench] Lighthouse could not measure ${url}: ${reason}`);
  }
}

/** The median of each figure. */
export function medians(runs: readonly Figures[]): Figures {
  const of = (name: keyof Omit<Figures, 'categories' | 'failed'>) =>
    median(runs.map((figures) => figures[name]));
  return {
    score: of('score'),
    workedScore: of('workedScore'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    worked: of('worked'),
    cls: of('cls'),
  };
}

/** Visits each page once, so that its pictures are encoded and it is cached before it is measured. */
export async function meetFirst(urls: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const url of urls) {
      const { page } = await openPhone(browser, {});
      await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}
