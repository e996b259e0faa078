import { longHeading, longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      items: Array.from({ length: 3 }, (_, index) => ({
        name: { ko: '하이푸 리프팅 시스템', en: 'HIFU lifting system' },
        category: { ko: '리프팅', en: 'Lifting' },
        maker: 'Lumen Medical',
        description: {
          ko: '집속 초음파로 피부 깊은 층에 열을 전합니다.',
          en: 'Focused ultrasound brings heat to the deep layers of the skin.',
        },
        points: [
          { ko: '실시간 화면 확인', en: 'Live imaging' },
          { ko: '정품 팁 개봉 확인', en: 'Tips opened before you' },
        ],
        image: pictureFixture(`equipment-${index + 1}`),
      })),
    },
    pageKey: '/introduce/space',
    path: '/introduce/space',
  },
  minimal: { data: {} },
  extreme: {
    data: {
      ...longHeading,
      items: Array.from({ length: 8 }, (_, index) => ({
        name: longWords,
        category: longWords,
        maker: longWords,
        description: longParagraph,
        points: Array.from({ length: 6 }, () => longWords),
        ...(index % 2 === 0 && { image: pictureFixture('equipment-1') }),
      })),
      variant: 'rows',
      tone: 'alt',
    },
  },
} satisfies Fixtures;
