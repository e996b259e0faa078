import { z } from 'zod';
import { imagePath, isoDateTime, localizedText } from '../primitives.ts';
import { categoryKind } from './category-kind.ts';
import { consentTexts } from './consent.ts';
import { popupSettings } from './popup-settings.ts';

export const homepageType = z.enum(['COMMERCE', 'HYBRID', 'BRANDING']);
export type HomepageType = z.infer<typeof homepageType>;

const timeZone = z.string().refine(isTimeZone, 'expected an IANA time zone such as Asia/Seoul');

/** The only supported version of the configuration (SPEC section 3, default 2). */
export const configVersion = 2;
export const defaultTemplateCode = 'commerce';

/** Site-wide behaviour that the operator chooses (SPEC section 3). `homepageConfig.parse({})` gives every default. */
export const homepageConfig = z.strictObject({
  version: z
    .literal(configVersion, {
      error: ({ input }) =>
        `config.version ${JSON.stringify(input)} is not known: this site reads version ${configVersion}`,
    })
    .default(configVersion),
  homepageType: homepageType.default('COMMERCE'),
  templateCode: z
    .string()
    .min(1)
    .default(defaultTemplateCode)
    .describe('The template if the site document does not specify one.'),
  timeZone: timeZone.default('Asia/Seoul'),

  hasPriceView: z.boolean().default(true).describe('Prices are shown.'),
  isIncludeVat: z.boolean().default(true).describe('Shown prices include VAT.'),
  vatRate: z.number().min(0).max(100).default(10).describe('Percent.'),
  useMedicalCharge: z.boolean().default(false).describe('The table of non-covered medical charges is shown.'),
  useProductInfo: z.boolean().default(true).describe('Treatment details are shown, not only options.'),
  hideEventPageDefaultProductOption: z
    .boolean()
    .default(false)
    .describe('Event pages show only the options of the event.'),
  exposureCategory: categoryKind.default('body').describe('The category tree by which lists are grouped.'),
  isIconExposure: z.boolean().default(true).describe('Categories show their icons.'),

  seoTitle: localizedText.nullable().default(null),
  seoDescription: localizedText.nullable().default(null),
  seoKeywords: z.array(localizedText).default([]),
  ogImageUrl: imagePath.nullable().default(null),
  faviconUpdatedAt: isoDateTime.nullable().default(null),
  sitemapUpdatedAt: isoDateTime.nullable().default(null),

  useWidget: z.boolean().default(false).describe('The reservation widget is loaded.'),
  useReservationSetting: z.boolean().default(false).describe('The three reservation rules below apply.'),
  isReservationToday: z.boolean().default(true).describe('The current day can be reserved.'),
  isReservationLunch: z.boolean().default(false).describe('Lunch hours can be reserved.'),
  isReservationUseServiceTime: z
    .boolean()
    .default(false)
    .describe('The duration of a reservation is that of its treatments.'),

  consent: consentTexts
    .nullable()
    .default(null)
    .describe(
      'Texts that visitors agree to before they send personal data, where they differ from the standard ones.',
    ),

  ...popupSettings.shape,
});
export type HomepageConfig = z.infer<typeof homepageConfig>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
