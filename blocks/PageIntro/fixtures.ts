import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      eyebrow: { $bind: 'partner.displayName' },
      title: { ko: '병원 소개', en: 'Hospital Introduction', ja: '当院について', zh: '医院介绍' },
      lead: {
        ko: '한 사람의 피부를 오래 보는 병원입니다.',
        en: 'A clinic that looks after one skin for long.',
      },
      image: pictureFixture('hero-2'),
      variant: 'banner',
    },
    pageKey: '/introduce',
    path: '/introduce',
  },
  minimal: { data: {}, pageKey: '/info', path: '/info' },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      lead: longParagraph,
      image: pictureFixture('hero-3'),
      variant: 'editorial',
    },
    pageKey: '/introduce',
    path: '/introduce',
  },
} satisfies Fixtures;
