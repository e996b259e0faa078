import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { partnerInfo } from '#schemas/site/partner.ts';

const languages: { code: LanguageCode; name: string }[] = [
  { code: 'ko', name: '한국어' },
  { code: 'en', name: 'English' },
  { code: 'ja', name: '日本語' },
  { code: 'zh', name: '中文' },
];

const weekday = { open: '10:00', close: '19:00' };
const hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].flatMap((day) => [
    [`${day}Open`, weekday.open],
    [`${day}Close`, weekday.close],
  ]),
);

/** A page for contract tests: a clinic with its usual facts, in one language, at a fixed instant. */
export function samplePage(locale: LanguageCode, more: Partial<PageContext> = {}): PageContext {
  return {
    locale,
    mainLocale: 'ko',
    languages,
    path: '/',
    pageKey: '/',
    parentPath: '/',
    params: {},
    query: {},
    pageTitle: '홈',
    menu: [
      { url: '/introduce', title: '병원 소개', subList: [{ url: '/introduce/staff', title: '의료진' }] },
      { url: '/products', title: '시술', subList: [] },
      { url: '/reserve', title: '예약', useWidget: 'visit', subList: [] },
    ],
    recommendedKeywords: ['리프팅', '여드름 흉터'],
    consents: consentsOf(null, locale, 'ko'),
    partner: partnerInfo.parse({
      id: 7,
      partnerCode: 'raon',
      partnerName: '라온의원',
      displayName: '라온의원 청담',
      partnerTel: '02-555-0182',
      partnerAddress: '서울특별시 강남구 가상대로 123',
      partnerCeoName: '김라온',
      partnerBusinessNumber: '000-12-34567',
      lat: 37.52,
      lng: 127.04,
      operationTimeType: 'day',
      lunchStart: '13:00',
      lunchEnd: '14:00',
      ...hours,
      branches: [
        { name: '청담', address: '서울특별시 강남구', tel: '02-555-0182', url: '/', isCurrent: true },
        { name: '홍대', url: 'https://hongdae.raon.example/' },
      ],
      wayToPartnerByBus: [{ stop: '청담사거리', lines: [{ kind: 'main', numbers: ['143'] }] }],
      wayToPartnerBySubway: [{ line: '7호선', lineColor: '#747f00', station: '청담역', exit: '9' }],
      language: {
        main: {
          id: 1,
          createdAt: '2025-01-01T00:00:00Z',
          updatedAt: '2025-01-01T00:00:00Z',
          code: 'ko',
          name: '한국어',
          isDefault: true,
          isMajor: true,
        },
        rows: languages,
      },
    }),
    marketing: partnerMarketing.parse({
      partnerId: 7,
      kakaoTalkUrl: 'https://pf.kakao.com/_raon',
      instagramUrl: 'https://www.instagram.com/raon',
    }),
    config: homepageConfig.parse({}),
    origin: 'https://raon.example',
    now: '2026-11-21T03:00:00.000Z',
    preview: false,
    ...more,
  };
}
