import { longHeading, longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '머무는 공간', en: 'A place to stay', ja: 'くつろぎの空間', zh: '安心停留的空间' },
      items: Array.from({ length: 5 }, (_, index) => ({
        image: pictureFixture(`space-${index + 1}`, {
          ko: '병원 내부',
          en: 'Inside the clinic',
          ja: '院内の様子',
          zh: '院内环境',
        }),
      })),
    },
  },
  minimal: { data: { items: [{ image: pictureFixture('space-1') }] } },
  extreme: {
    data: {
      ...longHeading,
      items: Array.from({ length: 10 }, (_, index) => ({
        image: pictureFixture(`space-${index + 1}`),
        caption: longParagraph,
      })),
      variant: 'stagger',
      tone: 'dark',
    },
  },
} satisfies Fixtures;
