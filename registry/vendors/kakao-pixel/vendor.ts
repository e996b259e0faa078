import { z } from 'zod';
import { defineVendor } from '../../vendor.ts';

export default defineVendor({
  label: 'Kakao Pixel',
  purpose: {
    ko: '카카오 광고의 성과를 측정합니다.',
    en: 'Measures the success of ads at Kakao.',
    ja: 'カカオ広告の効果を測定します。',
    zh: '衡量Kakao广告的效果。',
  },
  categories: ['marketing'],
  order: 50,
  settings: z.object({ id: z.string().regex(/^\d{5,24}$/) }),
  fields: { id: 'kakaoPixelConversionTrackingId' },
  origins: {
    script: ['https://t1.daumcdn.net', 'https://t1.kakaocdn.net'],
    connect: ['https://bc.ad.daum.net', 'https://bc.ds.kakao.com'],
    image: ['https://bc.ad.daum.net', 'https://bc.ds.kakao.com'],
  },
});
