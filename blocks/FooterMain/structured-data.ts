import { lunchGroups } from '#engine/domain/partner/hours.ts';
import { telHref } from '#engine/domain/partner/tel-href.ts';
import { clinic, openingHours, postalAddress } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';
import { socialLinks } from './social-links.ts';

/**
 * The clinic: its names, number and postal address. Its hours, if they are shown, and channels only on the home page:
 * search engines read them once, and every visitor receives them.
 */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ data }, page) => {
  const { partner, marketing } = page;
  const tel = telHref(partner.partnerTel, partner.partnerInternationalTelCode)?.slice('tel:'.length);
  const address = postalAddress(page);
  const isHome = page.pageKey === '/';
  const isOpenEver = lunchGroups(partner).length > 0;
  const channels = socialLinks(marketing, data.social).map(({ href }) => href);
  const links = channels.filter((href) => /^https?:/.test(href));
  return [
    clinic(page, {
      legalName: partner.partnerName,
      ...(tel && { telephone: tel }),
      ...(address && { address }),
      ...(isHome && data.hasHours && isOpenEver && { openingHoursSpecification: openingHours(page) }),
      ...(isHome && links.length > 0 && { sameAs: links }),
    }),
  ];
};
