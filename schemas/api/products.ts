import { z } from 'zod';
import { choice, titled } from '../choice.ts';
import { currency } from '../currency.ts';
import { labeled } from '../labeled.ts';
import { htmlText, id, image, isoDateTime, languageCode, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idListParam,
  idParam,
  images,
  keywordParam,
  languageParams,
  listOf,
  one,
  pagingParams,
  period,
  translations,
} from './common.ts';
import { paramLabels } from './param-labels.ts';

const titleLanguage = {
  en: ['Language', 'Language of the title; missing if it is that of the treatment.'],
  ko: ['언어', '제목이 쓰인 언어입니다. 시술의 언어와 같으면 없을 수 있습니다.'],
} as const;

/** An amount in whole units of the currency. */
const price = z.int().nonnegative();

/** An option of a treatment that visitors can select and reserve. */
export const productOption = z.object({
  id: labeled(id, {
    en: ['Option number', 'Number of the option.'],
    ko: ['옵션 번호', '옵션의 번호입니다.'],
    examples: [3],
  }),
  name: labeled(z.string(), {
    en: ['Name', 'Name of the option.'],
    ko: ['이름', '옵션 이름입니다.'],
    examples: ['300샷'],
  }),
  price: labeled(maybe(price), {
    en: ['Price', 'In whole units of the currency; empty if it is agreed in a consultation.'],
    ko: ['가격', '통화의 정수 단위입니다. 상담 후 정하면 비워 둡니다.'],
    examples: [190000],
  }),
  originalPrice: labeled(maybe(price), {
    en: ['Original price', 'Price before a discount.'],
    ko: ['정가', '할인 전 가격입니다.'],
    examples: [250000],
  }),
  isVatIncluded: labeled(z.boolean(), {
    en: ['With VAT', 'The price includes VAT.'],
    ko: ['부가세 포함', '가격에 부가세가 포함되어 있습니다.'],
  }),
  isConsultationRequired: labeled(z.boolean(), {
    en: ['Consultation required', 'The option requires a consultation first.'],
    ko: ['상담 필요', '먼저 상담이 필요한 옵션입니다.'],
  }),
  isReservable: labeled(z.boolean(), {
    en: ['Can be reserved', 'Visitors can reserve the option.'],
    ko: ['예약 가능', '방문자가 예약할 수 있습니다.'],
  }),
  count: labeled(maybe(z.int().positive()), {
    en: ['Sessions', 'Sessions or shots that the price includes.'],
    ko: ['횟수', '가격에 포함된 횟수나 샷 수입니다.'],
    examples: [3],
  }),
  event: labeled(
    z
      .object({
        id: labeled(id, {
          en: ['Event number', 'Number of the event.'],
          ko: ['이벤트 번호', '이벤트의 번호입니다.'],
          examples: [2],
        }),
        title: labeled(z.string(), {
          en: ['Title', 'Title of the event.'],
          ko: ['제목', '이벤트 제목입니다.'],
          examples: ['봄맞이 이벤트'],
        }),
        languageCode: labeled(languageCode.optional(), titleLanguage),
      })
      .optional(),
    {
      en: ['Event', 'The event whose price this is; missing for the regular price.'],
      ko: ['이벤트', '이 가격이 적용되는 이벤트입니다. 정가이면 없습니다.'],
    },
  ),
});
export type ProductOption = z.infer<typeof productOption>;

/** A treatment in a list. Its prices come from its cheapest reservable option, else from its cheapest option. */
export const productRow = z.object({
  id,
  languageCode: contentLanguage,
  name: z.string(),
  summary: maybe(z.string()),
  categoryIds: z.array(id),
  image: maybe(image),
  tags: z.array(z.string()).default([]),
  currency: currency.default('KRW'),
  price: maybe(price),
  originalPrice: maybe(price),
  isVatIncluded: z.boolean(),
  isConsultationRequired: z.boolean().describe('Every option requires a consultation.'),
  isReservable: z.boolean().describe('At least one option can be reserved.'),
  isNew: z.boolean().default(false),
  createdAt: isoDateTime,
});
export type ProductRow = z.infer<typeof productRow>;

export const productSorts = ['recommended', 'popular', 'priceAsc', 'priceDesc', 'newest'] as const;
export const productSort = titled(z.enum(productSorts), {
  recommended: ['Recommended', '추천순'],
  popular: ['Popular', '인기순'],
  priceAsc: ['Lowest price first', '낮은 가격순'],
  priceDesc: ['Highest price first', '높은 가격순'],
  newest: ['Newest first', '최신순'],
});
export type ProductSort = z.infer<typeof productSort>;

export const productsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    categoryId: labeled(idParam.optional(), {
      en: ['Category', 'Only treatments of this category. Often bound to query.categoryId.'],
      ko: ['카테고리', '이 카테고리의 시술만 보여 줍니다. 보통 query.categoryId를 연결합니다.'],
      examples: [3],
    }),
    keyword: labeled(keywordParam, paramLabels.keyword),
    sort: labeled(productSort.default('recommended'), paramLabels.sort),
    ids: labeled(idListParam.optional(), {
      en: ['Treatments', 'Only these treatments, by number.'],
      ko: ['시술 선택', '이 번호의 시술만 보여 줍니다.'],
      examples: [[12, 7, 31], '12,7,31'],
    }),
    relatedTo: labeled(idParam.optional(), {
      en: [
        'Related to',
        'Treatments related to this one: those that it names come first, then others of its categories.',
      ],
      ko: [
        '관련 시술',
        '이 시술과 관련된 시술을 보여 줍니다. 직접 지정한 시술이 먼저, 같은 카테고리의 시술이 다음입니다.',
      ],
      examples: [12],
    }),
  }),
  {
    en: ['Treatments', 'Treatments, filtered, searched and sorted.'],
    ko: ['시술 목록', '시술을 조건에 맞게 거르고 정렬해 불러옵니다.'],
  },
);

export const productsResponse = listOf(productRow);
export type ProductsResponse = z.infer<typeof productsResponse>;

/** The event whose prices are shown for a treatment. */
export const productEvent = z.object({
  id: labeled(id, {
    en: ['Event number', 'Number of the event.'],
    ko: ['이벤트 번호', '이벤트의 번호입니다.'],
    examples: [2],
  }),
  title: labeled(z.string(), {
    en: ['Title', 'Title of the event.'],
    ko: ['제목', '이벤트 제목입니다.'],
    examples: ['봄맞이 이벤트'],
  }),
  languageCode: labeled(languageCode.optional(), titleLanguage),
  isSecret: labeled(z.boolean(), {
    en: ['Secret', 'The event is known only to those who have its address.'],
    ko: ['시크릿', '주소를 아는 사람만 볼 수 있는 이벤트입니다.'],
  }),
  ...period.shape,
});
export type ProductEvent = z.infer<typeof productEvent>;

export const anaesthesia = choice({
  none: ['None needed', '마취 없음'],
  cream: ['Numbing cream', '연고 마취'],
  local: ['Local', '국소 마취'],
  sedation: ['Sedation', '수면 마취'],
  general: ['General', '전신 마취'],
});

/** A treatment with everything for its page. */
export const productDetail = productRow.extend({
  translations,
  images,
  description: htmlText,
  cautions: maybe(htmlText).describe('Information before the treatment.'),
  aftercare: maybe(htmlText).describe('Instructions after the treatment.'),
  durationMinutes: maybe(z.int().positive()),
  anaesthesia: maybe(anaesthesia),
  recovery: maybe(z.string()).describe('Recovery time, as text.'),
  estimatedPrice: maybe(price).describe('The usual total of a visit.'),
  options: z.array(productOption),
  relatedProductIds: z.array(id).default([]),
  event: maybe(productEvent),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const productParams = labeled(
  z.object({
    productId: labeled(idParam, {
      en: ['Treatment', 'Number of the treatment. Usually bound to the address of the page.'],
      ko: ['시술', '시술 번호입니다. 보통 페이지 주소의 값을 연결합니다.'],
      examples: [12],
    }),
    ...languageParams,
    eventId: labeled(idParam.optional(), {
      en: ['Event', 'Shows the prices of this event, even of a secret one.'],
      ko: ['이벤트', '이 이벤트의 가격을 보여 줍니다. 시크릿 이벤트도 됩니다.'],
      examples: [2],
    }),
  }),
  { en: ['Treatment', 'One treatment with its options.'], ko: ['시술', '시술 하나와 옵션을 불러옵니다.'] },
);

export const productResponse = one(productDetail);
export type ProductResponse = z.infer<typeof productResponse>;
