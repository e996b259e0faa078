import { choiceKey } from '#client/visitor/vendors/consent-names.ts';
import { consentCategories } from '#schemas/site/site-event.ts';
import { demoPartners } from '#tests/e2e/demo-pages.ts';
import { type DemoSites, openDemoSites } from '../demo-sites.ts';
import { openVendorOrigins, playedVendors, type VendorOrigins } from './vendor-origins.ts';
import { vendorPartners } from './vendor-partners.ts';

/** The demo sites without and with every vendor, and the vendors' origins. */
export type VendorSites = {
  plain: DemoSites;
  withVendors: DemoSites;
  origins: VendorOrigins;
  /** How many vendors there are. */
  vendors: number;
};

/** Starts the sites and the origins for a measurement, and stops them after it. */
export async function withVendorSites<Result>(
  measure: (sites: VendorSites) => Promise<Result>,
): Promise<Result> {
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
    return await measure({
      origins: await opened(openVendorOrigins(played)),
      plain: await opened(openDemoSites()),
      withVendors: await opened(openDemoSites({ name: 'vendors', partners })),
      vendors: played.length,
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** The local storage after consent to all vendors. */
export const accepted = () => ({
  [choiceKey]: JSON.stringify({ at: Date.now(), granted: consentCategories, asked: consentCategories }),
});
