import { addressOn, clinicReference, pictureOn, postalAddress } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';
import { shownPeople } from './shown-people.ts';

/** The doctors; other staff are persons who work for the clinic. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ data, source }, page) =>
  shownPeople(source?.rows ?? [], data).map(({ id, name, position, image, isDoctor }) => {
    const url = addressOn(page, data.profileUrl ?? page.path);
    const about = { '@id': `${url}#staff-${id}`, name, ...(image && { image: pictureOn(page, image) }) };
    const address = postalAddress(page);
    return isDoctor
      ? {
          '@type': 'Physician',
          ...about,
          url: `${url}#staff-${id}`,
          parentOrganization: clinicReference(page),
          ...(address && { address }),
        }
      : { '@type': 'Person', ...about, jobTitle: position, worksFor: clinicReference(page) };
  });
