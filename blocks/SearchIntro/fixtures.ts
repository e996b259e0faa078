import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const page = { pageKey: '/search', path: '/search' };

export const fixtures = {
  default: {
    data: {
      keyword: '리프팅',
      kinds: [
        { kind: 'products', count: 12 },
        { kind: 'exhibitions', count: 3 },
        { kind: 'notices', count: 0 },
        { kind: 'faqs', count: 5 },
      ],
    },
    ...page,
  },
  minimal: { data: {}, ...page },
  extreme: {
    data: {
      keyword: '<b>"%_&amp;🙂"</b>'.padEnd(100, '리'),
      tab: 'faqs',
      title: longWords,
      lead: longWords,
      placeholder: longWords,
      kinds: [
        { kind: 'faqs', count: 123_456 },
        { kind: 'products', count: 1_234_567 },
        { kind: 'notices', count: 99_999 },
        { kind: 'exhibitions' },
      ],
      recommendedKeywords: Array.from({ length: 20 }, (_, n) => ({ keyword: `${n} ${longWords.ko}` })),
      look: 'line',
      variant: 'center',
    },
    ...page,
  },
} satisfies Fixtures;
