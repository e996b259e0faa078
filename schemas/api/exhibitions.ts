import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, image, maybe } from '../primitives.ts';
import {
  contentLanguage,
  idParam,
  keywordParam,
  languageParams,
  listOf,
  one,
  pagingParams,
  period,
  periodStateParam,
  translations,
} from './common.ts';
import { paramLabels } from './param-labels.ts';
import { productOption, productRow } from './products.ts';

/** A special event: a page with a banner, a story and treatments. */
export const exhibitionRow = z.object({
  id,
  languageCode: contentLanguage,
  title: z.string(),
  summary: maybe(z.string()),
  image: maybe(image).describe('Banner.'),
  productCount: z.int().nonnegative(),
  lowestPrice: maybe(
    productRow.pick({ price: true, originalPrice: true, currency: true, isVatIncluded: true }),
  ).describe(
    'The lowest current price of its treatments. Null if it is not running, no treatment has an amount, or the partner hides prices.',
  ),
  ...period.shape,
});
export type ExhibitionRow = z.infer<typeof exhibitionRow>;

export const exhibitionsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    state: labeled(periodStateParam, paramLabels.periodState),
    keyword: labeled(keywordParam, paramLabels.keyword),
  }),
  {
    en: ['Events', 'Events with a page of their own.'],
    ko: ['이벤트 목록', '페이지가 따로 있는 이벤트를 불러옵니다.'],
  },
);

/** Running ones first, then upcoming, then ended ones. */
export const exhibitionsResponse = listOf(exhibitionRow);
export type ExhibitionsResponse = z.infer<typeof exhibitionsResponse>;

/** An option on an event page: one of the event's own, or a default one, which the partner may hide. */
export const exhibitionOption = productOption.extend({ isEvent: z.boolean() });
export type ExhibitionOption = z.infer<typeof exhibitionOption>;

export const exhibitionProduct = productRow.extend({ options: z.array(exhibitionOption).default([]) });
export type ExhibitionProduct = z.infer<typeof exhibitionProduct>;

export const exhibitionDetail = exhibitionRow.extend({
  description: htmlText,
  translations,
  products: z.array(exhibitionProduct),
});
export type ExhibitionDetail = z.infer<typeof exhibitionDetail>;

export const exhibitionParams = labeled(
  z.object({ id: labeled(idParam, paramLabels.itemId), ...languageParams }),
  {
    en: ['Event', 'One event and its treatments.'],
    ko: ['이벤트', '이벤트 하나와 그 시술을 불러옵니다.'],
  },
);

export const exhibitionResponse = one(exhibitionDetail);
