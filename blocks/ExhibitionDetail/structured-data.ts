import { addressOn, clinicReference, pictureOn, postalAddress } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

/** The event with its days. One without a first day is no event to search engines. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
  const event = source?.row;
  const address = postalAddress(page);
  if (!event || event.isAlways || !event.startAt || !address) return [];
  return [
    {
      '@type': 'Event',
      '@id': `${addressOn(page, page.path)}#event`,
      name: event.title,
      ...(event.summary && { description: event.summary }),
      ...(event.image && { image: pictureOn(page, event.image) }),
      url: addressOn(page, page.path),
      startDate: event.startAt,
      ...(event.endAt && { endDate: event.endAt }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: page.partner.displayName, address },
      organizer: clinicReference(page),
    },
  ];
};
