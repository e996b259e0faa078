import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      subButtons: [
        { title: { ko: '시술 예약 상담', en: 'Ask about a treatment' }, isReservationConsulting: true },
        { title: { ko: '자주 묻는 질문', en: 'FAQ' }, url: '/cscenter/faq' },
      ],
    },
  },
  minimal: { data: {} },
  extreme: {
    data: {
      reservationLabel: longWords,
      isDefaultOpen: true,
      subButtons: Array.from({ length: 12 }, () => ({
        title: longWords,
        url: 'https://blog.example.com/a',
        pcImage: '/files/bomnal/popup-1.webp',
        mobileImage: '/files/bomnal/popup-1-m.webp',
      })),
      channels: { phone: { title: longWords, pcImage: '/files/bomnal/popup-1.webp' } },
    },
  },
} satisfies Fixtures;
