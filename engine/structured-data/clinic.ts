import type { MedicalClinic, OpeningHoursSpecification } from 'schema-dts';
import { type Hours, weekHours } from '#engine/domain/partner/hours.ts';
import { publicOrigin } from '#engine/head/public-origin.ts';
import { imageUrl } from '#engine/image/widths.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { StructuredNode, StructuredPage } from '#registry/structured-data.ts';
import type { Image } from '#schemas/primitives.ts';
import { isAroundTheClock } from '#schemas/time/day-hours.ts';

/** An absolute URL of the site, in the language of the page. */
export const addressOn = (page: StructuredPage, path: string): string =>
  publicOrigin(page.origin, page.marketing) + localizedHref(path, page.locale, page.mainLocale);

/** The absolute URL of a picture, as large as search engines want it. */
export const pictureOn = (page: StructuredPage, { url }: Pick<Image, 'url'>): string =>
  new URL(url.startsWith('/files/') ? imageUrl(url, 1_200) : url, publicOrigin(page.origin, page.marketing))
    .href;

/** Identifies the clinic on every page of its site. */
const clinicId = (page: StructuredPage): string => `${publicOrigin(page.origin, page.marketing)}/#clinic`;

export const clinicReference = (page: StructuredPage) => ({ '@id': clinicId(page) });

export const postalAddress = ({ partner }: StructuredPage) =>
  partner.partnerAddress
    ? ({ '@type': 'PostalAddress', streetAddress: partner.partnerAddress } as const)
    : undefined;

/** The kinds of business share these facts. */
type Facts = Omit<Extract<MedicalClinic, { '@type': 'MedicalClinic' }>, '@type' | '@id'>;

/** The clinic with the facts that a block shows about it. The facts of all blocks on a page are merged. */
export const clinic = (page: StructuredPage, facts: Partial<Facts>): StructuredNode =>
  ({
    '@type': page.partner.businessType,
    '@id': clinicId(page),
    name: page.partner.displayName,
    url: addressOn(page, '/'),
    ...facts,
  }) as StructuredNode;

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  holiday: 'PublicHolidays',
} as const;

/** The weekly hours: a lunch break makes two spans, and hours after midnight end on the next day. Closed days have none. */
export function openingHours({ partner }: StructuredPage): OpeningHoursSpecification[] {
  const bySpan = new Map<string, OpeningHoursSpecification & { dayOfWeek: string[] }>();
  for (const { day, ...hours } of weekHours(partner))
    for (const { opens, closes } of spansOf(hours)) {
      const key = `${opens} ${closes}`;
      const known = bySpan.get(key);
      if (known) known.dayOfWeek.push(`https://schema.org/${dayNames[day]}`);
      else
        bySpan.set(key, {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [`https://schema.org/${dayNames[day]}`],
          opens,
          closes,
        } as OpeningHoursSpecification & { dayOfWeek: string[] });
    }
  return [...bySpan.values()];
}

/** The spans of a day in which the clinic is open. */
export function spansOf({ open, close, lunch }: Hours): { opens: string; closes: string }[] {
  if (!open || !close) return [];
  if (isAroundTheClock(open, close)) return [{ opens: '00:00', closes: '23:59' }];
  if (!lunch) return [{ opens: open, closes: close }];
  return [
    { opens: open, closes: lunch.start },
    { opens: lunch.end, closes: close },
  ];
}
