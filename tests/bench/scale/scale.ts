import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchOptions } from '../lib/options.ts';
import type { BenchCase, Section } from '../lib/section.ts';
import { describeScale, type Population, type Turn } from './describe-scale.ts';
import { hostOf } from './make-partners.ts';
import { type ManySite, openManySites } from './many-sites.ts';
import { type Visits, visitSites } from './visit-sites.ts';

/** Visited partners of the middle population. */
const some = 100;
/** Partners whose very first visit is timed: the least popular. */
const coldVisits = 100;

export const scale: BenchCase = {
  name: 'scale',
  summary:
    'one process for 10,000 synthetic partners, or --partners: rate under Zipf traffic, memory, cold partners',
  hasProfile: true,
  run,
};

async function run(options: BenchOptions): Promise<Section> {
  const { partners } = options;
  const sites = await openManySites(partners);
  try {
    const nodeArgs = options.profile ? ['--cpu-prof', '--cpu-prof-dir=.maru/bench/profiles'] : [];
    const populations: (Population & { site: ManySite })[] = [];
    for (const visited of [1, some, partners]) {
      const site = await sites.site(`scale-${visited}`, nodeArgs);
      populations.push({ visited, site, turns: [], idle: site.rss() });
    }
    const cold = await coldPartners(populations.at(-1)?.site as ManySite, partners);
    // The largest population first: it takes minutes, in which the pages of the others would expire.
    for (const { visited, site } of populations.toReversed()) await visitEach(site, visited);
    for (let round = 0; round < options.rounds; round += 1) {
      const order = round % 2 ? populations.toReversed() : populations;
      for (const each of order) each.turns.push(await takeTurn(each, options, round));
      const line = populations.map(
        ({ visited, turns }) => `${visited} ${Math.round(turns.at(-1)?.rate ?? 0)}`,
      );
      console.log(`  round ${round + 1} of ${options.rounds}: ${line.join(' · ')}`);
    }
    return describeScale({
      partners,
      cacheMegabytes: sites.cacheMegabytes,
      cold,
      populations: populations.map(withMemory),
      options,
    });
  } finally {
    await sites.stop();
  }
}

const withMemory = ({ site, ...population }: Population & { site: ManySite }): Population => ({
  ...population,
  loaded: site.rss(),
  peak: site.peak(),
});

/** Sites without any visit so far, one after the other, in a process that has served others. */
async function coldPartners({ port }: ManySite, partners: number): Promise<Visits> {
  await visitInOrder(port, 0, 20, 1);
  return good(await visitInOrder(port, partners - coldVisits, partners, 1));
}

/** Visits every partner once, the most popular last, so that the cache contents match those after years of traffic. */
async function visitEach({ port }: ManySite, visited: number): Promise<void> {
  const began = performance.now();
  await visitInOrder(port, 0, visited, 8);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (visited > 1) console.log(`  visited each of ${visited} partners once, ${seconds} s`);
}

function visitInOrder(port: number, from: number, to: number, connections: number): Promise<Visits> {
  let index = to;
  const nextHost = () => {
    index -= 1;
    return index >= from ? hostOf(index, port) : undefined;
  };
  return visitSites({ port, nextHost, connections });
}

/** One turn of visitors, which run in their own process. @throws if an answer was bad */
async function takeTurn(
  { site, visited }: { site: ManySite; visited: number },
  { seconds, connections }: BenchOptions,
  round: number,
): Promise<Turn> {
  const visitors = join(import.meta.dirname, 'visitors.ts');
  const args = [site.port, visited, connections, seconds, round + 1].map(String);
  const cpuBefore = site.cpu();
  const { stdout } = await promisify(execFile)(process.execPath, [visitors, ...args]);
  const cpu = site.cpu() - cpuBefore;
  const visits = good(JSON.parse(stdout) as Visits);
  return {
    rate: visits.rate,
    p50: visits.p50,
    p99: visits.p99,
    cpu: cpu / visits.count,
    busy: cpu / (seconds * 1000),
  };
}

function good(visits: Visits): Visits {
  if (visits.bad > 0) throw new Error(`[bench] ${visits.bad} of ${visits.count} visits had a bad answer`);
  return visits;
}
