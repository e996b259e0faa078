import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { pageOf, readEntry, readRows, withRows } from './content.ts';

/** Lists treatment categories of both levels in order. */
export async function productCategories(
  context: CallContext,
  params: CallParams<'productCategories'>,
): Promise<CallResponse<'productCategories'>> {
  let found = context.db.selectFrom('categories').where('partnerId', '=', context.partner.id);
  if (params.kind) found = found.where('kind', '=', params.kind);
  const page = await pageOf(found, (query) => query.select('id').orderBy('weight').orderBy('id'), params);
  return withRows(context, 'category', page);
}

/** Returns a category with its children. */
export async function productCategory(
  context: CallContext,
  { productCategoryId: id }: CallParams<'productCategory'>,
): Promise<CallResponse<'productCategory'>> {
  const row = await readEntry<ProductCategoryRow>(context, 'category', id, 'PRODUCT_CATEGORY_NOT_FOUND');
  const below = await context.db
    .selectFrom('categories')
    .where('partnerId', '=', context.partner.id)
    .where('parentId', '=', id)
    .orderBy('weight')
    .orderBy('id')
    .select('id')
    .execute();
  const ids = below.map((category) => category.id);
  return { row: { ...row, children: await readRows<ProductCategoryRow>(context, 'category', ids) } };
}
