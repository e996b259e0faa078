import { longParagraph } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      subtitle: { ko: '성수 하루한의원', en: 'Haru, Seongsu' },
      title: { ko: '어디가 불편하세요?', en: 'Where does it hurt?' },
      description: { ko: '증상이나 진료 이름으로 찾아보세요.', en: 'Look for a symptom or a treatment.' },
    },
  },
  minimal: { data: {} },
  extreme: {
    data: {
      logo: { image: '/files/bomnal/logo.png', alt: longWords, ratio: 12, height: 120 },
      subtitle: longWords,
      title: longWords,
      description: longParagraph,
      placeholder: longWords,
      recommendedKeywords: Array.from({ length: 20 }, (_, n) => ({ keyword: `${n} ${longWords.ko}` })),
    },
    pageKey: '/search',
    path: '/search',
  },
} satisfies Fixtures;
