import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, image, maybe } from '../primitives.ts';
import { categoryKind } from '../site/category-kind.ts';
import {
  contentLanguage,
  idParam,
  languageParams,
  listOf,
  one,
  pagingParams,
  translations,
} from './common.ts';

export const productCategoryRow = z.object({
  id,
  languageCode: contentLanguage,
  parentId: maybe(id),
  kind: categoryKind,
  name: z.string(),
  summary: maybe(z.string()),
  icon: maybe(image),
  image: maybe(image),
  productCount: z.int().nonnegative(),
  weight: z.number().describe('A lower weight is listed first.'),
});
export type ProductCategoryRow = z.infer<typeof productCategoryRow>;

export const productCategoriesParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    kind: labeled(categoryKind.optional(), {
      en: ['Kind', 'Which tree of categories; without it all.'],
      ko: ['종류', '어떤 카테고리를 불러올지 정합니다. 비워 두면 모두 불러옵니다.'],
    }),
  }),
  { en: ['Categories', 'Categories of treatments.'], ko: ['카테고리 목록', '시술 카테고리를 불러옵니다.'] },
);

export const productCategoriesResponse = listOf(productCategoryRow);

export const productCategoryDetail = productCategoryRow.extend({
  translations,
  children: z.array(productCategoryRow),
});

export const productCategoryParams = labeled(
  z.object({
    productCategoryId: labeled(idParam, {
      en: ['Category', 'Number of the category.'],
      ko: ['카테고리', '카테고리 번호입니다.'],
      examples: [3],
    }),
    ...languageParams,
  }),
  {
    en: ['Category', 'One category and its children.'],
    ko: ['카테고리', '카테고리 하나와 하위 카테고리를 불러옵니다.'],
  },
);

export const productCategoryResponse = one(productCategoryDetail);
