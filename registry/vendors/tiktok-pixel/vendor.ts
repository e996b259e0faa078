import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

export default defineVendor({
  label: 'TikTok Pixel',
  purpose: {
    ko: '틱톡 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at TikTok.',
    ja: 'TikTok広告の効果を測定します。',
    zh: '衡量TikTok广告的效果。',
  },
  categories: ['marketing'],
  order: 100,
  settings: z.object({ id: z.string().regex(/^[A-Z0-9]{10,30}$/) }),
  origins: {
    script: ['https://analytics.tiktok.com'],
    connect: ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
    image: ['https://analytics.tiktok.com'],
  },
});
