import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';
import { googleOrigins } from '../_shared/google.ts';

const label = z.string().regex(/^[\w-]{1,40}$/);

/** `reserve`, `inquiry`, `contact`: labels of the account's conversions. */
export default defineVendor({
  label: 'Google Ads',
  purpose: {
    ko: '구글 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at Google.',
    ja: 'Google広告の効果を測定します。',
    zh: '衡量Google广告的效果。',
  },
  categories: ['marketing'],
  order: 30,
  settings: z.object({
    id: z.string().regex(/^AW-\d{1,15}$/),
    reserve: label.optional(),
    inquiry: label.optional(),
    contact: label.optional(),
  }),
  origins: {
    ...googleOrigins,
    script: [
      ...googleOrigins.script,
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    connect: [...googleOrigins.connect, 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
    image: [
      ...googleOrigins.image,
      'https://www.google.com',
      'https://www.google.co.kr',
      'https://www.google.co.jp',
      'https://googleads.g.doubleclick.net',
    ],
    frame: ['https://td.doubleclick.net'],
  },
});
