import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const long = {
  ko: '지금바로온라인으로상담예약하고방문일정을확인하기',
  en: 'Uninterruptedinternationalconsultationreservation',
  ja: '今すぐオンラインカウンセリングを予約して来院日を確認する',
  zh: '立即在线预约面诊咨询服务并确认到院日期',
};

export const fixtures = {
  default: {
    data: {
      button: {
        buttonText: { ko: '예약하기', en: 'Reserve', ja: '予約する', zh: '预约' },
        useWidget: 'treatment',
      },
    },
    pageKey: '/introduce/staff',
    path: '/introduce/staff',
  },
  minimal: { data: { channels: [] } },
  extreme: {
    data: {
      title: long,
      homeLabel: long,
      button: { buttonText: long, buttonUrl: 'book.clinic.kr' },
      channels: ['phone', 'kakaoTalk', 'naverTalk', 'chat', 'line', 'whatsapp', 'wechat'],
    },
    pageKey: '/products/{productId}',
    path: '/products/12',
  },
} satisfies Fixtures;
