import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: {
        ko: '궁금한 점은\n편하게 물어보세요',
        en: 'Ask us\nanything',
        ja: 'お気軽に\nご相談ください',
        zh: '欢迎\n随时咨询',
      },
      text: { ko: '예약 없이도 상담할 수 있습니다.', en: 'You may ask without an appointment.' },
      useWidget: 'treatment',
    },
  },
  minimal: { data: { title: '예약', showPhone: false, showChat: false } },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      text: longParagraph,
      image: pictureFixture('space-2'),
      link: { url: '/cscenter/contact', label: longWords },
      useWidget: 'visit',
      variant: 'card',
    },
  },
} satisfies Fixtures;
