import { z } from 'zod';
import { id } from '../primitives.ts';
import { idParam, languageParams, listOf, pagingParams } from './common.ts';
import { productRow, productSort } from './products.ts';

export const exhibitionProductRow = productRow.extend({ exhibitionId: id });

/** Without `exhibitionId`: the treatments of all running exhibitions, each once. */
export const exhibitionProductsParams = z.object({
  ...languageParams,
  ...pagingParams,
  exhibitionId: idParam.optional(),
  sort: productSort.default('recommended'),
});

export const exhibitionProductsResponse = listOf(exhibitionProductRow);
export type ExhibitionProductsResponse = z.infer<typeof exhibitionProductsResponse>;
