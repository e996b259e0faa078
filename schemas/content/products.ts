import { z } from 'zod';
import { anaesthesia } from '../api/products.ts';
import { labeled } from '../labeled.ts';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf, listedPicture } from './common.ts';

const price = z.int().nonnegative();

const tag = labeled(localized, {
  en: ['Tag', 'One or two words, without #.'],
  ko: ['태그', '# 없이 한두 단어로 적습니다.'],
});

/** An option's id is `productOptionId(product.id, position)`. */
const productOptionContent = z.strictObject({
  name: labeled(localized, {
    en: ['Name', 'What visitors choose, such as “300 shots”.'],
    ko: ['이름', '방문자가 고르는 항목입니다. 예: 300샷'],
  }),
  price: labeled(price.nullable(), {
    en: [
      'Price',
      'A whole number in the clinic’s currency. Without a price visitors read that it is agreed in a consultation.',
    ],
    ko: ['가격', '병원이 쓰는 통화의 금액입니다. 가격이 없으면 상담 후 결정으로 표시됩니다.'],
  }),
  originalPrice: labeled(price.optional(), {
    en: ['Price before', 'Shown struck through with the discount, if it is higher. Empty shows no discount.'],
    ko: ['정가', '가격보다 높으면 취소선과 할인율로 표시됩니다. 비워 두면 할인이 표시되지 않습니다.'],
  }),
  isVatIncluded: labeled(z.boolean().default(true), {
    en: [
      'Prices with VAT',
      'Whether the prices above contain VAT. The site adds or takes off VAT if its settings show prices otherwise.',
    ],
    ko: [
      '부가세 포함 금액',
      '위 금액에 부가세가 들어 있는지입니다. 사이트 설정과 다르면 자동으로 계산해 표시합니다.',
    ],
  }),
  isConsultationRequired: labeled(z.boolean().default(false), {
    en: ['Needs a consultation', 'Marked as such, and shown without its price.'],
    ko: ['상담 필요', '상담 필요로 표시되고 가격은 보이지 않습니다.'],
  }),
  isReservable: labeled(z.boolean().default(true), {
    en: ['Can be reserved', 'Without it visitors see the option, but cannot choose it.'],
    ko: ['예약 가능', '끄면 옵션은 보이지만 고를 수 없습니다.'],
  }),
  count: labeled(z.int().positive().optional(), {
    en: ['Sessions or shots', 'How many the price includes. Empty shows no number.'],
    ko: ['횟수·샷 수', '가격에 포함된 횟수나 샷 수입니다. 비워 두면 표시되지 않습니다.'],
  }),
});

/** A treatment. `recommended` sorts in file order, `popular` by `popularity`. */
export const productContent = z.strictObject({
  id,
  categoryIds: labeled(z.array(entryOf('categories')).min(1), {
    en: ['Categories', 'Where visitors find the treatment. At least one.'],
    ko: ['카테고리', '방문자가 이 시술을 찾을 곳입니다. 하나 이상 필요합니다.'],
  }),
  name: labeled(localized, {
    en: ['Name', 'Shown in lists, on the treatment’s own page, in the cart and in search results.'],
    ko: ['시술명', '시술 목록과 시술 페이지, 장바구니, 검색 결과에 표시됩니다.'],
  }),
  summary: labeled(localized, {
    en: ['Short text', 'One sentence under the name, in lists and on the treatment’s own page.'],
    ko: ['짧은 소개', '목록과 시술 페이지에서 시술명 아래에 표시되는 한 문장입니다.'],
  }),
  image: labeled(contentPicture, {
    en: ['Picture in lists', 'Shown wherever treatments are listed.'],
    ko: ['목록 이미지', '시술을 나열하는 곳에 표시됩니다.'],
  }),
  images: labeled(z.array(listedPicture).default([]), {
    en: [
      'Pictures of the page',
      'Shown above or beside the text on the treatment’s own page. Without any the picture in lists is there.',
    ],
    ko: ['시술 페이지 이미지', '시술 페이지에 차례로 표시됩니다. 비워 두면 목록 이미지가 쓰입니다.'],
  }),
  tags: labeled(z.array(tag).default([]), {
    en: [
      'Tags',
      'Short words such as “Firmness”, without #; lists show the first three. They are also found by search.',
    ],
    ko: ['태그', '# 없이 짧은 단어로 적습니다. 목록에는 세 개까지 표시되며 검색에도 쓰입니다.'],
  }),
  description: labeled(localizedHtml, {
    en: ['Text', 'What visitors read about the treatment on its own page.'],
    ko: ['시술 설명', '시술 페이지에 표시되는 글입니다.'],
  }),
  cautions: labeled(localizedHtml.optional(), {
    en: ['Before the treatment', 'What patients observe beforehand. Empty leaves the part out.'],
    ko: ['시술 전 안내', '시술 전에 지킬 점입니다. 비워 두면 표시되지 않습니다.'],
  }),
  aftercare: labeled(localizedHtml.optional(), {
    en: ['After the treatment', 'What patients observe afterwards. Empty leaves the part out.'],
    ko: ['시술 후 안내', '시술 후에 지킬 점입니다. 비워 두면 표시되지 않습니다.'],
  }),
  durationMinutes: labeled(z.int().positive().optional(), {
    en: ['Duration in minutes', 'On the treatment’s own page. Empty leaves it out.'],
    ko: ['시술 시간(분)', '시술 페이지에 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
  anaesthesia: labeled(anaesthesia.optional(), {
    en: ['Anaesthesia', 'On the treatment’s own page. Not set leaves it out.'],
    ko: ['마취', '시술 페이지에 표시됩니다. 정하지 않으면 표시되지 않습니다.'],
  }),
  recovery: labeled(localized.optional(), {
    en: ['Recovery time', 'A few words, such as “Everyday life on the same day”. Empty leaves it out.'],
    ko: ['회복 기간', '짧게 적습니다. 예: 당일 일상 가능. 비워 두면 표시되지 않습니다.'],
  }),
  estimatedPrice: labeled(price.optional(), {
    en: [
      'Usual total of a visit',
      'A whole number in the clinic’s currency, with or without VAT as the prices of the options. Empty leaves it out.',
    ],
    ko: [
      '방문당 예상 비용',
      '병원이 쓰는 통화의 금액이며, 부가세 포함 여부는 옵션 가격과 같습니다. 비워 두면 표시되지 않습니다.',
    ],
  }),
  options: labeled(z.array(productOptionContent).min(1).max(99), {
    en: [
      'Options',
      'What visitors choose and reserve, in this order. Lists show the lowest price. Event prices name an option by its place.',
    ],
    ko: [
      '옵션',
      '방문자가 고르고 예약하는 항목이며, 목록에는 가장 낮은 가격이 표시됩니다. 이벤트 가격은 옵션의 순서를 따르므로, 순서를 바꾸면 이벤트도 확인하세요.',
    ],
  }),
  relatedIds: labeled(z.array(entryOf('products')).default([]), {
    en: ['Related treatments', 'Shown below this one, in this order. Without any the part is left out.'],
    ko: ['관련 시술', '시술 페이지 아래에 이 순서대로 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
  popularity: labeled(z.int().nonnegative().default(0), {
    en: [
      'Popularity',
      'Higher numbers come first where visitors sort by popularity. They never see the number.',
    ],
    ko: ['인기 점수', '인기순으로 정렬할 때 높은 시술이 먼저 나옵니다. 숫자는 표시되지 않습니다.'],
  }),
  isNew: labeled(z.boolean().default(false), {
    en: ['New', 'Marks the treatment as new in lists and on its own page.'],
    ko: ['신규', '목록과 시술 페이지에 신규 표시가 붙습니다.'],
  }),
  createdAt: labeled(isoDateTime, {
    en: ['Added on', 'Later treatments come first where visitors sort by date. They never see the day.'],
    ko: ['등록일', '최신순으로 정렬할 때 쓰입니다. 날짜는 표시되지 않습니다.'],
  }),
});
export type ProductContent = z.infer<typeof productContent>;

export const productsFile = fileOf(productContent);

/** The id of an option by its position, starting at 1. */
export function productOptionId(productId: number, position: number): number {
  return productId * 100 + position;
}
