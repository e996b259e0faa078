import { z } from 'zod';
import { id, image, maybe } from '../primitives.ts';
import { categoryKind } from '../site/category-kind.ts';
import { contentLanguage, idParam, languageParams, listOf, one, pagingParams } from './common.ts';

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

export const productCategoriesParams = z.object({
  ...languageParams,
  ...pagingParams,
  kind: categoryKind.optional(),
});

export const productCategoriesResponse = listOf(productCategoryRow);
export type ProductCategoriesResponse = z.infer<typeof productCategoriesResponse>;

export const productCategoryDetail = productCategoryRow.extend({ children: z.array(productCategoryRow) });

export const productCategoryParams = z.object({ productCategoryId: idParam, ...languageParams });

export const productCategoryResponse = one(productCategoryDetail);
