import { demoPartners } from '#tests/e2e/demo-pages.ts';
import type { BenchOptions } from '../../lib/options.ts';
import type { BenchCase, Section } from '../../lib/section.ts';
import type { DemoSites } from '../demo-sites.ts';
import { findLighthouse, medians, meetFirst, visitWithLighthouse } from '../lighthouse-program.ts';
import { canRaiseRenderer } from '../renderer-priority.ts';
import { describeVendors, type MeasuredPage } from './describe-vendors.ts';
import { kindsOf } from './page-kinds.ts';
import { accepted, type VendorSites, withVendorSites } from './vendor-sites.ts';

export const vendors: BenchCase = {
  name: 'vendors',
  summary: 'Lighthouse on twelve kinds of page per partner without and with every vendor; takes an hour',
  isOnDemand: ({ lighthouse }) => lighthouse === undefined,
  run,
};

/** Milliseconds of quiet until a visit ends that sees every vendor start: they start three seconds apart. */
const untilAllLoadedMs = 5_000;

async function run({ lighthouse: folder, rounds }: BenchOptions): Promise<Section> {
  const installed = await findLighthouse(folder);
  return withVendorSites(async (sites) => {
    const pages = await visitPages(installed, sites, rounds);
    return describeVendors({ pages, rounds, vendors: sites.vendors, rendererRaised: canRaiseRenderer() });
  });
}

async function visitPages(installed: string, sites: VendorSites, rounds: number): Promise<MeasuredPage[]> {
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
