import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

export default defineVendor({
  label: 'LINE Tag',
  purpose: {
    ko: '라인 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at LINE.',
    ja: 'LINE広告の効果を測定します。',
    zh: '衡量LINE广告的效果。',
  },
  categories: ['marketing'],
  order: 70,
  settings: z.object({ id: z.string().regex(/^[0-9a-f-]{8,40}$/) }),
  origins: {
    script: ['https://d.line-scdn.net'],
    connect: ['https://tr.line.me'],
    image: ['https://tr.line.me'],
  },
});
