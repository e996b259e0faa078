import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const long = {
  ko: '지금바로온라인으로상담예약하고방문일정을확인하기위한안내페이지',
  en: 'Uninterruptedinternationalconsultationreservationinformationpage',
  ja: '今すぐオンラインカウンセリングを予約して来院日を確認するための案内ページ',
  zh: '立即在线预约面诊咨询服务并确认到院日期的说明页面',
};

export const fixtures = {
  default: {
    data: {
      contactText: {
        ko: '진료 시간에 전화주시면 바로 상담해 드립니다.',
        en: 'Call us during opening hours and we will answer at once.',
        ja: '診療時間内にお電話ください。すぐにご案内します。',
        zh: '请在门诊时间内致电，我们会立即为您解答。',
      },
      links: [
        { url: '/introduce', title: { ko: '병원 소개', en: 'About us', ja: '当院について', zh: '医院介绍' } },
        { url: '/info', title: { ko: '오시는 길', en: 'Location', ja: 'アクセス', zh: '交通指南' } },
        { url: '/cscenter/notice', title: { ko: '공지사항', en: 'Notices', ja: 'お知らせ', zh: '公告' } },
      ],
    },
  },
  minimal: { data: { hasHours: false, social: [] } },
  extreme: {
    data: {
      variant: 'editorial',
      background: '#f4efe8',
      logo: { image: '/files/bomnal/logo.png', width: 320, ratio: 12, isWhite: true },
      contactTitle: long,
      contactText: { ko: `${long.ko}\n${long.ko}`, en: long.en, ja: long.ja, zh: long.zh },
      statement: long,
      hoursNote: long,
      links: Array.from({ length: 16 }, (_, n) => ({ url: `/boards/${n + 1}`, title: long })),
      copyright: long,
    },
  },
} satisfies Fixtures;
