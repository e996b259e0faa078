import { longHeading, longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      items: [
        {
          url: '/introduce/staff',
          title: { ko: '의료진', en: 'Medical Staff', ja: '医療スタッフ', zh: '医护团队' },
          description: { ko: '진료를 맡은 원장과 경력', en: 'Our doctors and their careers' },
        },
        {
          url: '/introduce/schedule',
          title: { ko: '진료 시간', en: 'Business Hours', ja: '診療時間', zh: '门诊时间' },
          description: { ko: '요일별 진료 시간과 휴진 안내', en: 'Hours by day and closures' },
        },
        {
          url: '/introduce/space',
          title: { ko: '오시는 길', en: 'Location', ja: 'アクセス', zh: '来院路线' },
          description: { ko: '지하철·버스·주차', en: 'Subway, bus and parking' },
        },
      ],
    },
  },
  minimal: {
    data: {
      items: [
        { url: { $bind: 'marketing.naverBlogUrl' }, title: '블로그' },
        { url: '/cscenter/faq', title: 'FAQ' },
      ],
    },
  },
  extreme: {
    data: {
      ...longHeading,
      items: Array.from({ length: 12 }, (_, index) => ({
        url: `/products/${index + 1}`,
        title: longWords,
        description: longParagraph,
        ...(index % 2 === 0 && { image: pictureFixture(`space-${(index % 10) + 1}`) }),
      })),
      variant: 'tiles',
      tone: 'alt',
    },
  },
} satisfies Fixtures;
