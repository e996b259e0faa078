import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      eyebrow: { ko: '우리의 진료', en: 'How we care' },
      title: {
        ko: '오래 보고,\n적게 권합니다',
        en: 'We look long\nand advise little',
        ja: '長く診て、\n少なくすすめる',
        zh: '细看久观,\n少而精',
      },
      body: [
        {
          ko: '첫 진료는 30분 이상 진행합니다. 피부 상태와 생활 습관, 지난 시술까지 살펴본 뒤 지금 필요한 것만 말씀드립니다.',
          en: 'A first visit lasts at least thirty minutes. We look at your skin, your habits and past treatments, and tell you only what you need now.',
        },
        { ko: '하지 않아도 되는 시술은 권하지 않습니다.', en: 'We do not suggest what you can do without.' },
      ],
      image: pictureFixture('story-1', { ko: '상담실의 창가', en: 'Window of the consultation room' }),
      caption: { ko: '2층 상담실', en: 'Consultation room, 2nd floor' },
      link: { url: '/introduce', label: { ko: '병원 소개', en: 'About us' } },
    },
  },
  minimal: { data: { title: '이야기' } },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      body: Array.from({ length: 8 }, () => longParagraph),
      image: pictureFixture('story-2'),
      caption: longParagraph,
      link: { url: '/introduce', label: longWords },
      layout: 'overlap',
      tone: 'alt',
    },
  },
} satisfies Fixtures;
