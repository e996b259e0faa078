import { longHeading, longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const rooms = [
  { ko: '리셉션', en: 'Reception', ja: '受付', zh: '前台' },
  { ko: '대기 라운지', en: 'Lounge', ja: 'ラウンジ', zh: '休息区' },
  { ko: '상담실', en: 'Consultation room', ja: 'カウンセリング室', zh: '咨询室' },
  { ko: '시술실', en: 'Treatment room', ja: '施術室', zh: '治疗室' },
  { ko: '파우더룸', en: 'Powder room', ja: 'パウダールーム', zh: '化妆间' },
];

export const fixtures = {
  default: {
    data: {
      title: { ko: '공간 둘러보기', en: 'Our space', ja: '院内紹介', zh: '环境展示' },
      items: rooms.map((title, index) => ({
        image: pictureFixture(`space-${index + 1}`, title),
        title,
        caption: {
          ko: '소음을 줄이고 빛을 낮춘 공간',
          en: 'Less noise, lower light',
          ja: '音と光を抑えた空間',
          zh: '降低噪音与光线的空间',
        },
      })),
    },
    pageKey: '/introduce/space',
    path: '/introduce/space',
  },
  minimal: { data: { items: [{ image: pictureFixture('space-1') }] } },
  extreme: {
    data: {
      ...longHeading,
      items: Array.from({ length: 24 }, (_, index) => ({
        image: {
          ...pictureFixture(`space-${(index % 10) + 1}`),
          url: `/files/bomnal/space-${index + 1}.webp`,
        },
        title: longWords,
        caption: longParagraph,
      })),
      variant: 'mosaic',
      tone: 'dark',
    },
  },
} satisfies Fixtures;
