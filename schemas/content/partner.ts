import { z } from 'zod';
import { currency } from '../currency.ts';
import { id, languageCode, localized, localizedHtml } from '../primitives.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { marketingSettings } from '../site/marketing.ts';
import { partnerHours } from '../site/partner-hours.ts';
import { contentPicture, schemaLine } from './common.ts';
import { partnerFacts } from './partner-facts.ts';

/** Head data of one page that differs from the general ones. */
const pageContent = z.strictObject({
  path: z.string().startsWith('/'),
  title: localized,
  description: localized.optional(),
  keywords: z.array(localized).default([]),
  image: contentPicture.optional(),
  content: localizedHtml.optional(),
});

/** The console's host is `console.localhost` by default, where a partner would have its own. */
export const consoleCode = 'console';

export const partnerFile = z.strictObject({
  ...schemaLine,
  id,
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .refine((code) => code !== consoleCode, "the operators' console has this host"),
  languages: z
    .array(languageCode)
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'a language is given twice')
    .describe('All languages of the site in display order; the first is the main one.'),
  currency: currency.default('KRW'),
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
