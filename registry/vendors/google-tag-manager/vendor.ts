import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';
import { googleOrigins } from '../_shared/google.ts';

export default defineVendor({
  label: 'Google Tag Manager',
  purpose: {
    ko: '병원이 쓰는 측정·광고 태그를 관리합니다.',
    en: 'Manages the measuring and advertising tags of the clinic.',
    ja: 'クリニックが使う計測・広告タグを管理します。',
    zh: '管理诊所使用的统计和广告代码。',
  },
  categories: ['statistics', 'marketing'],
  order: 10,
  settings: z.object({ id: z.string().regex(/^GTM-[A-Z0-9]{1,20}$/) }),
  fields: { id: 'gtmId' },
  origins: googleOrigins,
});
