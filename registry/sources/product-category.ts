import { calls } from '#schemas/api/calls.ts';
import type { ProductCategoryResponse } from '#schemas/api/product-categories.ts';
import { cacheLong } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.productCategory, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer as ProductCategoryResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary,
      image: row.image,
    };
  },
});
