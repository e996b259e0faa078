import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      image: { pc: pictureFixture('hero-1'), mobile: pictureFixture('hero-1-m') },
      eyebrow: 'SINCE 2009, GINZA',
      title: {
        ko: '아름다움은,\n고요 속에 깃든다',
        en: 'Beauty rests\nin stillness',
        ja: '美しさは、\n静けさに宿る。',
        zh: '美,\n栖于静谧',
      },
      text: {
        ja: '一人ひとりの骨格と時間に向き合い、引き算の美容医療を。',
        en: 'Aesthetic medicine of subtraction, for every face and its time.',
      },
      link: {
        url: '/introduce',
        label: { ja: '私たちの考え方', en: 'Our philosophy', ko: '우리의 생각', zh: '我们的理念' },
      },
    },
  },
  minimal: { data: { title: { $bind: 'partner.displayName' } } },
  extreme: {
    data: {
      image: { pc: pictureFixture('hero-2') },
      eyebrow: longWords,
      title: longWords,
      text: longParagraph,
      link: { url: '/introduce', label: longWords },
      variant: 'vertical',
      tone: 'light',
    },
  },
} satisfies Fixtures;
