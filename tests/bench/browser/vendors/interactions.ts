import type { BenchOptions } from '../../lib/options.ts';
import type { BenchCase, Section } from '../../lib/section.ts';
import { describeInteractions, type MeasuredVisit } from './describe-interactions.ts';
import { measureInteractions } from './measure-interactions.ts';
import { tapTimes } from './tap-times.ts';
import { accepted, type VendorSites, withVendorSites } from './vendor-sites.ts';

export const interactions: BenchCase = {
  name: 'interactions',
  summary:
    'what vendors do to interactions: taps on a phone without and with every vendor; ten minutes a round',
  run,
};

/** What is tapped: the floating menu, and an option of a treatment. */
const tapped = [
  { what: 'floating menu', path: '/', selector: '[data-test=float]' },
  { what: 'option of a treatment', path: '/products/1', selector: '.OptionPicker-choice' },
];
const partners = ['bomnal', 'haru'];

function run({ rounds }: BenchOptions): Promise<Section> {
  return withVendorSites(async (sites) =>
    describeInteractions({ visits: await visitAll(sites, rounds), rounds, vendors: sites.vendors }),
  );
}

/**
 * Visits without, with and again without vendors take turns, so that other work on the machine affects all of them. Each
 * three tap at the same times.
 */
async function visitAll(
  { plain, withVendors, origins }: VendorSites,
  rounds: number,
): Promise<MeasuredVisit[]> {
  const visits: MeasuredVisit[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const partner of partners)
      for (const { what, path, selector } of tapped)
        for (const rhythm of ['steady', 'reading'] as const) {
          const waits = tapTimes(rhythm, visits.length);
          const at = (site: VendorSites['plain']) =>
            measureInteractions(
              { url: site.urlOf(partner, path), selector },
              waits,
              origins.port,
              accepted(),
            );
          origins.asked.clear();
          const visit = { partner, what, rhythm, plain: await at(plain), full: await at(withVendors) };
          const again = await at(plain);
          visits.push({ ...visit, again, started: origins.asked.size });
          console.log(
            `  ${partner} ${what}, ${rhythm}: slowest ${visit.plain.worst} · with vendors ${visit.full.worst} ms (${origins.asked.size} started) · again without ${again.worst} ms`,
          );
        }
  return visits;
}
