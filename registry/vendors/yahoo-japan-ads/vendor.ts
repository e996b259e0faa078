import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

const number = z.string().regex(/^\d{4,15}$/);
const label = z.string().regex(/^[\w-]{1,60}$/);

/** The id for display ads; it ends with two dots. */
const displayId = z.string().regex(/^[\w.-]{8,40}$/);

/**
 * Search ads: `id` of conversions; `reserve`, `inquiry`: their labels; `retargeting`: the id that page views are reported to.
 * Display ads have ids of their own: `displayId` is the tag's `yahoo_ydn_conv_io`.
 */
export default defineVendor({
  label: 'Yahoo! JAPAN Ads',
  purpose: {
    ko: '야후재팬 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at Yahoo! JAPAN.',
    ja: 'Yahoo!広告の効果を測定します。',
    zh: '衡量Yahoo! JAPAN广告的效果。',
  },
  categories: ['marketing'],
  order: 80,
  settings: z.object({
    id: number.optional(),
    reserve: label.optional(),
    inquiry: label.optional(),
    retargeting: z
      .string()
      .regex(/^\w{4,30}$/)
      .optional(),
    displayId: displayId.optional(),
    displayReserve: label.optional(),
    displayInquiry: label.optional(),
    displayRetargeting: label.optional(),
  }),
  origins: {
    script: ['https://s.yimg.jp'],
    connect: ['https://*.yahoo.co.jp'],
    image: ['https://*.yahoo.co.jp'],
  },
});
