import { z } from 'zod';

// What Google requires of the types that it reads (developers.google.com/search/docs/appearance/structured-data).

const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const reference = z.object({ '@id': url });
const time = z.string().regex(/^\d\d:\d\d$/);
const address = z.object({ '@type': z.literal('PostalAddress'), streetAddress: text });
const money = { priceCurrency: z.enum(['KRW', 'JPY']), url };
const hours = z.object({
  '@type': z.literal('OpeningHoursSpecification'),
  opens: time,
  closes: time,
});
const business = z.object({
  '@id': url,
  name: text,
  url,
  address,
  telephone: z.string().regex(/^\+\d{6,15}$/),
  openingHoursSpecification: z.array(hours.extend({ dayOfWeek: z.array(url).min(1) })).optional(),
  specialOpeningHoursSpecification: z
    .array(hours.extend({ validFrom: z.iso.date(), validThrough: z.iso.date() }))
    .optional(),
  sameAs: z.array(url).optional(),
});

const required: Record<string, z.ZodType> = {
  MedicalClinic: business,
  Dentist: business,
  BeautySalon: business,
  WebSite: z.object({
    name: text,
    url,
    potentialAction: z.object({
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: url }),
      )
      .min(2),
  }),
  Physician: z.object({ name: text, address, image: url.optional(), parentOrganization: reference }),
  Person: z.object({ name: text, jobTitle: text, worksFor: reference }),
  Service: z.object({
    name: text,
    provider: reference,
    offers: z
      .union([
        z.object({ '@type': z.literal('Offer'), price: z.int().nonnegative(), ...money }),
        z.object({
          '@type': z.literal('AggregateOffer'),
          lowPrice: z.int().nonnegative(),
          offerCount: z.int().min(2),
          ...money,
        }),
      ])
      .optional(),
  }),
  Event: z.object({
    name: text,
    startDate: z.iso.datetime({ offset: true }),
    location: z.object({ '@type': z.literal('Place'), name: text, address }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  VideoObject: z.object({
    name: text,
    thumbnailUrl: url,
    uploadDate: z.iso.datetime({ offset: true }),
    embedUrl: url,
  }),
  Article: z.object({
    headline: text.max(220),
    author: z.object({ name: text, url }),
    mainEntityOfPage: url,
  }),
};

/** Paths of fields of a node that are missing or malformed; a type that is not listed here is a problem too. */
export function missingFields(node: Record<string, unknown>): string[] {
  const schema = required[String(node['@type'])];
  if (!schema) return [`rule for its type`];
  return (
    schema.safeParse(node).error?.issues.map(({ path, message }) => `${path.join('.')} (${message})`) ?? []
  );
}
