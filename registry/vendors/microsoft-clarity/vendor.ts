import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

export default defineVendor({
  label: 'Microsoft Clarity',
  purpose: {
    ko: '클릭과 스크롤을 통계로 보여 줍니다.',
    en: 'Shows how pages are clicked and scrolled.',
    ja: 'クリックやスクロールの傾向を集計します。',
    zh: '统计页面的点击和滚动情况。',
  },
  categories: ['statistics'],
  order: 110,
  settings: z.object({ id: z.string().regex(/^[a-z0-9]{6,20}$/) }),
  origins: {
    script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    connect: ['https://*.clarity.ms', 'https://c.bing.com'],
    image: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
});
