import { z } from 'zod';
import { choice, titled } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { imagePath, isoDateTime, localizedText } from '../primitives.ts';
import { categoryKind } from './category-kind.ts';
import { consentTexts } from './consent.ts';
import { popupSettings } from './popup-settings.ts';
import { consentRules } from './site-event.ts';

export const homepageType = choice({
  COMMERCE: ['Commerce', '커머스'],
  HYBRID: ['Hybrid', '하이브리드'],
  BRANDING: ['Branding', '브랜딩'],
});
export type HomepageType = z.infer<typeof homepageType>;

const timeZone = z.string().refine(isTimeZone, 'expected an IANA time zone such as Asia/Seoul');

const consentRule = titled(z.enum(consentRules), {
  none: ['Nothing', '묻지 않음'],
  notice: ['A notice', '알림'],
  'opt-in': ['A question first', '먼저 동의받기'],
});

/** The only supported version of the configuration (SPEC section 3, default 2). */
const configVersion = 2;
export const defaultTemplateCode = 'commerce';

/** Site-wide behavior that the operator chooses (SPEC section 3). `homepageConfig.parse({})` gives every default. */
export const homepageConfig = z.strictObject({
  version: labeled(
    z
      .literal(configVersion, {
        error: ({ input }) =>
          `config.version ${JSON.stringify(input)} is not known: this site reads version ${configVersion}`,
      })
      .default(configVersion),
    { en: ['Version', 'Version of the configuration.'], ko: ['버전', '설정의 버전입니다.'] },
  ),
  homepageType: labeled(homepageType.default('COMMERCE'), {
    en: ['Type of site', 'Commerce, hybrid or branding.'],
    ko: ['홈페이지 유형', '커머스, 하이브리드, 브랜딩 중 하나입니다.'],
  }),
  templateCode: labeled(z.string().min(1).default(defaultTemplateCode), {
    en: ['Template', 'The template if the site document does not specify one.'],
    ko: ['템플릿', '사이트 문서에 템플릿이 없을 때 적용됩니다.'],
  }),
  timeZone: labeled(timeZone.default('Asia/Seoul'), {
    en: ['Time zone', 'Time zone of the clinic.'],
    ko: ['시간대', '병원의 시간대입니다.'],
  }),

  hasPriceView: labeled(z.boolean().default(true), {
    en: ['Prices', 'Prices are shown.'],
    ko: ['가격 표시', '가격을 보여 줍니다.'],
  }),
  isIncludeVat: labeled(z.boolean().default(true), {
    en: ['With VAT', 'Shown prices include VAT.'],
    ko: ['부가세 포함', '표시 가격에 부가세가 포함됩니다.'],
  }),
  vatRate: labeled(z.number().min(0).max(100).default(10), {
    en: ['VAT rate', 'In percent.'],
    ko: ['부가세율', '퍼센트 단위입니다.'],
  }),
  useMedicalCharge: labeled(z.boolean().default(false), {
    en: ['Non-covered charges', 'The table of non-covered charges is shown.'],
    ko: ['비급여 비용 표시', '비급여 진료비용 표를 보여 줍니다.'],
  }),
  useProductInfo: labeled(z.boolean().default(true), {
    en: ['Treatment details', 'Treatment details are shown, not only options.'],
    ko: ['시술 정보 표시', '옵션뿐 아니라 시술 정보도 보여 줍니다.'],
  }),
  hideEventPageDefaultProductOption: labeled(z.boolean().default(false), {
    en: ['Only options of the event', 'Event pages show only the options of the event.'],
    ko: ['이벤트 옵션만', '이벤트 페이지에 이벤트 옵션만 보여 줍니다.'],
  }),
  exposureCategory: labeled(categoryKind.default('body'), {
    en: ['Category tree', 'The category tree by which lists are grouped.'],
    ko: ['카테고리 기준', '목록을 나누는 카테고리의 종류입니다.'],
  }),
  isIconExposure: labeled(z.boolean().default(true), {
    en: ['Category icons', 'Categories show their icons.'],
    ko: ['카테고리 아이콘', '카테고리의 아이콘을 보여 줍니다.'],
  }),

  seoTitle: labeled(localizedText.nullable().default(null), {
    en: ['Site title', 'Title of the site in search results.'],
    ko: ['사이트 제목', '검색 결과에 표시되는 사이트 제목입니다.'],
  }),
  seoDescription: labeled(localizedText.nullable().default(null), {
    en: ['Site description', 'Description of the site in search results.'],
    ko: ['사이트 설명', '검색 결과에 표시되는 사이트 설명입니다.'],
  }),
  seoKeywords: labeled(z.array(localizedText).default([]), {
    en: ['Site keywords', 'Keywords for search engines.'],
    ko: ['사이트 키워드', '검색엔진용 키워드입니다.'],
  }),
  ogImageUrl: labeled(imagePath.nullable().default(null), {
    en: ['Share image', 'Picture shown when the site is shared.'],
    ko: ['공유 이미지', '사이트를 공유할 때 표시되는 이미지입니다.'],
  }),
  faviconUpdatedAt: labeled(isoDateTime.nullable().default(null), {
    en: ['Icon changed', 'When the icon of the site was changed.'],
    ko: ['아이콘 변경일', '사이트 아이콘이 바뀐 때입니다.'],
  }),
  sitemapUpdatedAt: labeled(isoDateTime.nullable().default(null), {
    en: ['Sitemap changed', 'Search engines read all pages again that they read before this.'],
    ko: ['사이트맵 변경일', '검색엔진이 이때보다 먼저 읽은 페이지를 모두 다시 읽습니다.'],
  }),

  useWidget: labeled(z.boolean().default(false), {
    en: ['Reservation widget', 'The reservation widget is used.'],
    ko: ['예약 위젯', '예약 위젯을 사용합니다.'],
  }),
  useReservationSetting: labeled(z.boolean().default(false), {
    en: ['Reservation rules', 'The three rules for reservations apply.'],
    ko: ['예약 규칙', '아래 세 가지 예약 규칙을 적용합니다.'],
  }),
  isReservationToday: labeled(z.boolean().default(true), {
    en: ['Same-day reservations', 'The current day can be reserved.'],
    ko: ['당일 예약', '당일에도 예약할 수 있습니다.'],
  }),
  isReservationLunch: labeled(z.boolean().default(false), {
    en: ['Lunch reservations', 'Lunch hours can be reserved.'],
    ko: ['점심시간 예약', '점심시간에도 예약할 수 있습니다.'],
  }),
  isReservationUseServiceTime: labeled(z.boolean().default(false), {
    en: ['Duration by treatment', 'The duration of a reservation is that of its treatments.'],
    ko: ['시술 시간 적용', '예약 시간이 시술 시간만큼 잡힙니다.'],
  }),

  consent: labeled(consentTexts.nullable().default(null), {
    en: ['Consent texts', 'Texts that visitors agree to, where they differ from the standard ones.'],
    ko: ['동의 문구', '기본 문구와 다르게 쓰는 동의 문구입니다.'],
  }),

  trackingConsent: labeled(consentRule.nullable().default(null), {
    en: [
      'Consent to measuring',
      'Nothing, a notice, or a question before any service loads. If empty: by region where it is known, else a notice.',
    ],
    ko: [
      '측정 동의',
      '측정 서비스 전에 묻지 않거나, 알리거나, 동의를 받습니다. 비우면 지역에 따르고, 지역을 모르면 알립니다.',
    ],
  }),

  ...popupSettings.shape,
});
export type HomepageConfig = z.infer<typeof homepageConfig>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
