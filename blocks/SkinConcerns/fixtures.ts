import { extremeCategories } from '#blocks/_ui/category-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const concerns = [
  '기미와 잡티',
  '처진 턱선',
  '여드름 자국',
  '넓은 모공',
  '건조한 피부',
  '다크서클',
  '홍조',
  '잔주름',
];

export const fixtures = {
  default: {
    data: {
      title: { ko: '요즘 어떤 고민이 있으세요?', en: 'What concerns you?' },
      description: { ko: '고민을 고르면 도움이 되는 시술을 보여 드립니다.' },
      items: concerns.map((title, index) => ({
        title,
        description: '원인을 살피고 순서를 정합니다.',
        image: { url: `/files/bomnal/concern-${index + 1}.webp`, width: 600, height: 450, alt: '' },
        url: `/search?keyword=${encodeURIComponent(title)}`,
      })),
    },
  },
  minimal: { data: { items: [{ title: '기미', url: '/products' }] } },
  extreme: {
    data: {
      title: longWords,
      description: longWords,
      items: Array.from({ length: 24 }, (_, index) => ({
        title: longWords,
        description: longWords,
        url: `/search?keyword=${index}`,
      })),
      layout: 'index',
      tone: 'alt',
      align: 'center',
    },
    source: extremeCategories(),
  },
} satisfies Fixtures;
