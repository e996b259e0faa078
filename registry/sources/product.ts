import { calls } from '#schemas/api/calls.ts';
import type { ProductResponse } from '#schemas/api/products.ts';
import { cacheShort } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.product, {
  cache: cacheShort,
  dependsOnTime: true,
  entryOf: (answer) => {
    const { row } = answer as ProductResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.description,
      image: row.image,
    };
  },
});
