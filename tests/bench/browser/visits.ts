import { startBenchServers } from '../http/bench-servers.ts';
import type { BenchOptions } from '../lib/options.ts';
import { type BenchCase, bar, type Section } from '../lib/section.ts';
import { ratioOf, spreadOf } from '../lib/statistics.ts';
import { measureLoad } from './measure-load.ts';
import { comesBackAsItWas, measureNavigation } from './measure-navigation.ts';
import { throttled } from './phone.ts';
import { spreadText, type Visit, type VisitedPage, visit, visitColumns } from './visit.ts';

export const visits: BenchCase = {
  name: 'browser',
  summary:
    'a first visit on a throttled phone compared with a hand-written page, navigation, back and forward',
  run,
};

/** A page of the bench partner without popups, and a link in its header. */
const from = '/products';
const link = 'header nav a[href="/introduce"]';

async function run({ rounds }: BenchOptions): Promise<Section> {
  const servers = await startBenchServers();
  try {
    const site = await servers.settled(await servers.site('visited'));
    const hand = await servers.program('hand', 'tests/bench/browser/hand/server.ts', {
      BENCH_SITE: site.url,
      BENCH_HOST: servers.host,
    });
    const page = (id: string, label: string, url: string): VisitedPage => ({
      id,
      label,
      url,
      visits: [],
      largest: new Set(),
    });
    const origin = `http://${servers.host}:${new URL(site.url).port}`;
    const pages = [page('maru', 'Maru', `${origin}/`), page('hand', 'hand-written page', hand.url)];
    const navigations: number[] = [];
    // The first visit triggers the encoding of pictures, so it is not counted.
    for (const { url } of pages) await measureLoad(url);
    for (let round = 0; round < rounds; round += 1) {
      for (const page of round % 2 ? pages.toReversed() : pages) await visit(page);
      navigations.push(await measureNavigation(origin + from, link));
      console.log(`  round ${round + 1} of ${rounds}: ${pages.map(lineOf).join(' · ')}`);
    }
    return describe(pages, navigations, await comesBackAsItWas(`${origin}/`), rounds);
  } finally {
    await servers.stop();
  }
}

const lineOf = ({ id, visits }: VisitedPage) => {
  const last = visits.at(-1);
  return `${id} FCP ${Math.round(last?.fcp ?? 0)} LCP ${Math.round(last?.lcp ?? 0)} TBT ${Math.round(last?.tbt ?? 0)}`;
};

function describe(pages: VisitedPage[], navigations: number[], comesBack: boolean, rounds: number): Section {
  const of = (id: string, field: keyof Visit) =>
    pages.find((page) => page.id === id)?.visits.map((visit) => visit[field]) ?? [];
  const against = (what: string, field: keyof Visit, atMost: number) =>
    bar(
      `${what}, against the hand-written page`,
      ratioOf(of('maru', field), of('hand', field)).median,
      { atMost },
      ' ×',
    );
  const plot = (field: keyof Visit, title: string) => ({
    id: `visit-${field}`,
    title,
    unit: 'ms',
    rows: pages.map(({ id, label, visits }) => {
      const { median: value, min, max } = spreadOf(visits.map((visit) => visit[field]));
      return { label, value, min, max, isOurs: id === 'maru' };
    }),
  });
  const { cpu, megabits, latency } = throttled;
  return {
    title: 'A first visit by a phone',
    text: [
      `The bench partner's home page and the same content written by hand (\`tests/bench/browser/hand\`: HTML, CSS and a few lines of script, the same pictures, system fonts), in ${rounds} turns, in a new browser each time at 412 × 823 px: CPU ${cpu} times slower, ${megabits} Mbit/s, ${latency} ms. Both answer over HTTP/1.1 with gzip. A click is tried every 20 ms as soon as its button exists, and counts once its target is open. Largest paint: ${pages.map(({ label, largest }) => `${label} \`${[...largest].join('`, `')}\``).join('; ')}.`,
      `A navigation begins with the tap on a prefetched link, with a throttled CPU and an unthrottled network, and ends when the next page is painted.`,
    ],
    tables: [
      {
        columns: ['median (least–most)', ...visitColumns.map(([name]) => name)],
        rows: pages.map(({ label, visits }) => [
          label,
          ...visitColumns.map(([, field]) => spreadText(visits.map((visit) => visit[field]))),
        ]),
      },
      {
        columns: ['', 'ms'],
        rows: [['navigation after prefetch, click to painted', spreadText(navigations)]],
      },
    ],
    plots: [plot('lcp', 'Largest paint of a first visit'), plot('float', 'A click has acted')],
    bars: [
      against('first paint', 'fcp', 1.1),
      against('largest paint', 'lcp', 1.1),
      bar('blocking time', spreadOf(of('maru', 'tbt')).median, { atMost: 16 }, ' ms'),
      bar('layout shift', Math.max(...of('maru', 'cls')), { atMost: 0 }),
      against('a click on the floating menu has acted', 'float', 1.5),
      against('a click on a question has acted', 'question', 1.5),
      bar('navigation after prefetch', spreadOf(navigations).median, { atMost: 100 }, ' ms'),
      {
        what: 'back to the page as it was left (bfcache)',
        bar: 'yes',
        measured: comesBack ? 'yes' : 'no',
        passed: comesBack,
      },
    ],
  };
}
