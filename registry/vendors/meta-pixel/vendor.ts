import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

export default defineVendor({
  label: 'Meta Pixel',
  purpose: {
    ko: '페이스북·인스타그램 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads on Facebook and Instagram.',
    ja: 'Facebook・Instagram広告の効果を測定します。',
    zh: '衡量Facebook和Instagram广告的效果。',
  },
  categories: ['marketing'],
  order: 40,
  settings: z.object({ id: z.string().regex(/^\d{5,20}$/) }),
  fields: { id: 'metaConversionTrackingId' },
  origins: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
  },
});
