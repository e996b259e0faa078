import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

/** Naver's premium log analysis: visits, and conversions of its search ads. */
export default defineVendor({
  label: 'Naver Analytics',
  purpose: {
    ko: '네이버 검색광고의 유입과 전환을 측정합니다.',
    en: 'Measures visits and conversions of ads at Naver.',
    ja: 'NAVER検索広告の流入と成果を測定します。',
    zh: '衡量Naver搜索广告的访问和转化。',
  },
  categories: ['statistics', 'marketing'],
  order: 60,
  settings: z.object({ id: z.string().regex(/^\w{4,40}$/) }),
  fields: { id: 'naverConversionTrackingId' },
  origins: {
    script: ['https://wcs.naver.net', 'https://wcs.pstatic.net'],
    connect: ['https://wcs.naver.com', 'https://wcs.naver.net'],
    image: ['https://wcs.naver.com'],
  },
});
