import { z } from 'zod';
import { currency } from '../currency.ts';
import { id, languageCode, localized, localizedHtml, safeUrl } from '../primitives.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { marketingSettings } from '../site/marketing.ts';
import { businessType, partnerCrm, wayByBus, wayBySubway } from '../site/partner.ts';
import { partnerHours } from '../site/partner-hours.ts';
import { contentPicture, schemaLine } from './common.ts';

const wayByBusContent = z.strictObject({
  stop: localized,
  description: localized.optional(),
  lines: wayByBus.shape.lines,
});

const wayBySubwayContent = z.strictObject({
  line: localized,
  lineColor: wayBySubway.shape.lineColor,
  station: localized,
  exit: z.string().optional(),
  description: localized.optional(),
  lat: wayBySubway.shape.lat,
  lng: wayBySubway.shape.lng,
});

const partnerBranchContent = z.strictObject({
  name: localized,
  address: localized.optional(),
  tel: z.string().optional(),
  url: safeUrl,
  isCurrent: z.boolean().default(false),
});

/** Partner information in the content file. Staff, languages and hours are defined elsewhere and added later. */
export const partnerFacts = z.strictObject({
  partnerName: localized,
  displayName: localized,
  partnerGroupName: localized.optional(),
  partnerAddress: localized,
  partnerCeoName: localized.optional(),
  partnerCopyRight: localized.optional(),
  partnerParkingInfo: localizedHtml.optional(),
  partnerParkingNotice: localizedHtml.optional(),
  partnerTel: z.string(),
  partnerInternationalTelCode: z
    .string()
    .regex(/^\+\d{1,4}$/)
    .default('+82'),
  partnerFax: z.string().optional(),
  partnerBusinessNumber: z.string().optional(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  naverMapUrl: safeUrl.optional(),
  tMapUrl: safeUrl.optional(),
  googleMapUrl: safeUrl.optional(),
  kakaoMapUrl: safeUrl.optional(),
  googlePlaceId: z.string().optional(),
  partnerGroupInquiryUrl: safeUrl.optional(),
  businessType: businessType.default('MedicalClinic'),
  branches: z.array(partnerBranchContent).default([]),
  wayToPartnerByBus: z.array(wayByBusContent).default([]),
  wayToPartnerBySubway: z.array(wayBySubwayContent).default([]),
  partnerCrm: partnerCrm.strict().optional(),
});

/** Head data of one page that differs from the general ones. */
export const pageContent = z.strictObject({
  path: z.string().startsWith('/'),
  title: localized,
  description: localized.optional(),
  keywords: z.array(localized).default([]),
  image: contentPicture.optional(),
  content: localizedHtml.optional(),
});

export const partnerFile = z.strictObject({
  ...schemaLine,
  id,
  code: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  languages: z
    .array(languageCode)
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'a language is given twice')
    .describe('All languages of the site in display order; the first is the main one.'),
  currency: currency.default('KRW'),
  logo: contentPicture.optional(),
  isCdnFavicon: z.boolean().default(false),
  partner: partnerFacts,
  hours: partnerHours.strict(),
  marketing: marketingSettings.default({}),
  config: homepageConfig,
  pages: z.array(pageContent).default([]),
  periodsAsOf: z.iso
    .date()
    .optional()
    .describe(
      'For demonstrations: the day for which the periods of events and popups are written. Seeding moves them by the days since.',
    ),
});
