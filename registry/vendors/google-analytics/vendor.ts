import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';
import { googleOrigins } from '../_shared/google.ts';

export default defineVendor({
  label: 'Google Analytics',
  purpose: {
    ko: '방문 통계를 냅니다.',
    en: 'Counts visits and how the site is used.',
    ja: 'アクセス状況を集計します。',
    zh: '统计网站访问情况。',
  },
  categories: ['statistics'],
  order: 20,
  settings: z.object({ id: z.string().regex(/^G-[A-Z0-9]{1,20}$/) }),
  fields: { id: 'ga4Id' },
  origins: googleOrigins,
});
