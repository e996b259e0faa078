import { choiceKey } from '#client/visitor/vendors/names.ts';
import { consentCategories } from '#schemas/site/site-event.ts';
import { demoPartners } from '#tests/e2e/demo-pages.ts';
import type { BenchOptions } from '../../lib/options.ts';
import type { BenchCase, Section } from '../../lib/section.ts';
import { type DemoSites, openDemoSites } from '../demo-sites.ts';
import { findLighthouse, medians, meetFirst, visitWithLighthouse } from '../lighthouse-program.ts';
import { describeVendors, type MeasuredElement, type MeasuredPage } from './describe-vendors.ts';
import { type Interactions, measureInteractions } from './measure-interactions.ts';
import { kindsOf } from './page-kinds.ts';
import { openVendorOrigins, playedVendors, type VendorOrigins } from './vendor-origins.ts';
import { vendorPartners } from './vendor-partners.ts';

export const vendors: BenchCase = {
  name: 'vendors',
  summary: 'Lighthouse on twelve kinds of page per partner without and with every vendor; takes an hour',
  isOnDemand: ({ lighthouse }) => lighthouse === undefined,
  run,
};

/** What is tapped: the floating menu, and an option of a treatment. */
const tapped = [
  { what: 'floating menu', path: '/', selector: '[data-test=float]' },
  { what: 'option of a treatment', path: '/products/1', selector: '.OptionPicker-choice' },
];
const tappedPartners = ['bomnal', 'haru'];

/** Milliseconds of quiet until a visit ends that sees every vendor start. */
const untilAllLoadedMs = 7_000;

type Sites = { plain: DemoSites; withVendors: DemoSites; origins: VendorOrigins };

async function run({ lighthouse: folder, rounds }: BenchOptions): Promise<Section> {
  const installed = await findLighthouse(folder);
  const played = await playedVendors();
  const stops: (() => Promise<void>)[] = [];
  const opened = async <T extends { stop: () => Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    stops.push(one.stop);
    return one;
  };
  try {
    const partners = vendorPartners(
      played,
      demoPartners.map(({ code }) => code),
    );
    const sites: Sites = {
      origins: await opened(openVendorOrigins(played)),
      plain: await opened(openDemoSites()),
      withVendors: await opened(openDemoSites({ name: 'vendors', partners })),
    };
    const pages = await visitPages(installed, sites, rounds);
    const elements = await tapElements(sites, rounds);
    return describeVendors({ pages, elements, rounds, vendors: played.length });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** The storage after consent to all vendors. */
const accepted = () => ({ [choiceKey]: JSON.stringify({ at: Date.now(), granted: consentCategories }) });

async function visitPages(installed: string, sites: Sites, rounds: number): Promise<MeasuredPage[]> {
  const { plain, withVendors, origins } = sites;
  const pages = demoPartners.flatMap((partner) =>
    kindsOf(partner).map(({ kind, path }) => ({ partner: partner.code, kind, path })),
  );
  for (const { urlOf } of [plain, withVendors])
    await meetFirst(pages.map(({ partner, path }) => urlOf(partner, path)));
  const measured: MeasuredPage[] = [];
  for (const { partner, kind, path } of pages) {
    const visit = (site: DemoSites, visits: number, options: object) =>
      visitWithLighthouse(installed, site.urlOf(partner, path), visits, options);
    // The other categories are the same at each visit, and take as long as the visit itself.
    const [first, ...more] = [
      ...(await visit(plain, 1, { allCategories: true })),
      ...(rounds > 1 ? await visit(plain, rounds - 1, {}) : []),
    ];
    if (!first) throw new Error('[bench] A page without a visit');
    origins.asked.clear();
    const full = await visit(withVendors, rounds, { originsPort: origins.port, storage: accepted() });
    const page: MeasuredPage = {
      partner,
      path,
      kind,
      plain: medians([first, ...more]),
      categories: first.categories ?? {},
      failed: first.failed ?? [],
      full: medians(full),
      loaded: origins.asked.size,
    };
    if (kind.name === 'home') {
      origins.asked.clear();
      const long = { originsPort: origins.port, storage: accepted(), quiet: untilAllLoadedMs };
      page.long = { ...medians(await visit(withVendors, rounds, long)), loaded: origins.asked.size };
    }
    measured.push(page);
    const { categories, failed } = page;
    console.log(
      `  ${partner}${path}: ${page.plain.score} · with vendors ${page.full.score} (TBT ${Math.round(page.full.tbt)} ms, ${page.loaded} loaded) · ${Object.values(categories).join(' ')} ${failed.join(' ')}`,
    );
  }
  return measured;
}

/** Visits without and with vendors take turns, so that other work on the machine affects both. */
async function tapElements(
  { plain, withVendors, origins }: Sites,
  rounds: number,
): Promise<MeasuredElement[]> {
  const measured: MeasuredElement[] = [];
  for (const partner of tappedPartners)
    for (const { what, path, selector } of tapped) {
      const without: Interactions[] = [];
      const full: Interactions[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const [site, found] of [
          [plain, without],
          [withVendors, full],
        ] as const)
          found.push(
            await measureInteractions({ url: site.urlOf(partner, path), selector }, origins.port, accepted()),
          );
      measured.push({ partner, what, plain: without, full });
      const worst = (list: Interactions[]) => list.map((one) => one.worst).join(' ');
      console.log(`  ${partner} ${what}: slowest ${worst(without)} · with vendors ${worst(full)} ms`);
    }
  return measured;
}
