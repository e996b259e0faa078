import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { extremeProducts, longWords, productsFixture } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: {
        ko: '고민별 시술 찾기',
        en: 'Find your treatment',
        ja: 'お悩みから施術を探す',
        zh: '按烦恼查找项目',
      },
      tabs: [
        { categoryId: 1, title: { ko: '리프팅', en: 'Lifting', ja: 'リフティング', zh: '提拉紧致' } },
        { categoryId: 2, title: { ko: '색소·미백', en: 'Pigment', ja: 'シミ・美白', zh: '祛斑美白' } },
        {
          categoryId: 3,
          title: {
            ko: '보톡스·필러',
            en: 'Botulinum and filler',
            ja: 'ボトックス・フィラー',
            zh: '肉毒素·填充',
          },
        },
        {
          categoryId: 4,
          title: { ko: '스킨부스터', en: 'Skin boosters', ja: 'スキンブースター', zh: '水光护理' },
        },
      ],
    },
    source: productsFixture(24),
  },
  minimal: { data: { tabs: [{ categoryId: 1, title: '리프팅' }] }, source: productsFixture(0) },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      tabs: Array.from({ length: 10 }, (_, index) => ({ categoryId: index + 1, title: longWords })),
      variant: 'line',
      columns: 2,
      tone: 'alt',
    },
    source: {
      rows: extremeProducts().map((row, index) => ({ ...row, categoryIds: [(index % 10) + 1] })),
      count: 20,
      page: 1,
      limit: 100,
    },
  },
} satisfies Fixtures;
