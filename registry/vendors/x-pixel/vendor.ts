import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

const eventId = z.string().regex(/^tw-\w{1,20}-\w{1,20}$/);

/** `reserve`, `inquiry`: ids of the account's conversion events. */
export default defineVendor({
  label: 'X Pixel',
  purpose: {
    ko: 'X(트위터) 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at X.',
    ja: 'X広告の効果を測定します。',
    zh: '衡量X广告的效果。',
  },
  categories: ['marketing'],
  order: 90,
  settings: z.object({
    id: z.string().regex(/^[a-z0-9]{3,12}$/),
    reserve: eventId.optional(),
    inquiry: eventId.optional(),
  }),
  origins: {
    script: ['https://static.ads-twitter.com'],
    connect: ['https://t.co', 'https://analytics.twitter.com', 'https://*.ads-twitter.com'],
    image: ['https://t.co', 'https://analytics.twitter.com'],
  },
});
