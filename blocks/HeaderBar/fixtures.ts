import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const longButton = {
  ko: '지금바로온라인상담예약하기',
  en: 'Uninterruptedconsultationreservation',
  ja: '今すぐオンラインカウンセリングを予約する',
  zh: '立即在线预约面诊咨询服务',
};

export const fixtures = {
  default: {
    data: {
      rightButton: {
        buttonText: { ko: '예약하기', en: 'Reserve', ja: '予約する', zh: '预约' },
        buttonUrl: '/cscenter/contact',
      },
    },
    pageKey: '/products',
    path: '/products',
  },
  minimal: { data: { variant: 'minimal', searchToggle: false }, pageKey: '/', path: '/' },
  extreme: {
    data: {
      variant: 'split',
      logo: { image: '/files/bomnal/logo.png', alt: longButton, ratio: 12 },
      logoHeight: 52,
      logoHeightDesktop: 96,
      mobileTitle: longButton,
      homeLabel: longButton,
      rightButton: {
        buttonText: longButton,
        buttonType: 'outline',
        buttonUrl: 'book.clinic.kr/now',
        useWidget: 'visit',
      },
      backUrl: '/products?categoryId=3',
      overlayOn: ['/products/{productId}'],
    },
    pageKey: '/products/{productId}',
    path: '/products/12',
  },
} satisfies Fixtures;
