import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/products/{productId}/secret/{eventId}', path: '/products/3/secret/7' };

export const fixtures = {
  default: { data: { title: { ko: '이 혜택은 끝났습니다', en: 'This offer is over' } }, ...page },
  minimal: { data: {}, ...page },
  extreme: {
    data: { title: longWords, description: longWords, link: { url: '/exhibitions', label: longWords } },
    ...page,
  },
} satisfies Fixtures;
