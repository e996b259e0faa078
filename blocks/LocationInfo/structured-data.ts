import { clinic, postalAddress } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

/** Where the clinic is. */
export const structuredData: StructuredData<typeof schema, typeof meta> = (_, page) => {
  const { lat, lng, googleMapUrl } = page.partner;
  const address = postalAddress(page);
  return [
    clinic(page, {
      ...(address && { address }),
      ...(lat !== null &&
        lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
      ...(googleMapUrl && { hasMap: googleMapUrl }),
    }),
  ];
};
