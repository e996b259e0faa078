import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/reservation/complete', path: '/reservation/complete' };

export const fixtures = {
  default: {
    data: {
      notice: { ko: '예약 시간 10분 전까지 와 주세요.', en: 'Please come ten minutes early.' },
      links: [{ url: '/', label: { ko: '홈으로', en: 'Home', ja: 'ホームへ', zh: '返回首页' } }],
    },
    ...page,
  },
  minimal: { data: {}, ...page },
  extreme: {
    data: {
      notice: longWords,
      links: [
        { url: '/info', label: longWords },
        { url: '/products', label: longWords },
        { url: 'https://example.com/very/long', label: longWords },
      ],
    },
    ...page,
  },
} satisfies Fixtures;
