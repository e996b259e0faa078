import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { pageOf } from './content.ts';
import { isInState } from './periods.ts';
import { allowedSort } from './price-view.ts';
import { productOrder } from './product-order.ts';
import { readProducts } from './read-products.ts';

/**
 * Lists the treatments of one exhibition or of all running ones. A treatment in several exhibitions is listed once,
 * under the first of them.
 */
export async function exhibitionProducts(
  context: CallContext,
  params: CallParams<'exhibitionProducts'>,
): Promise<CallResponse<'exhibitionProducts'>> {
  const { partner } = context;
  const shownIds = await shownExhibitions(context, params.exhibitionId);
  if (shownIds.length === 0) return { rows: [], count: 0, page: params.page, limit: params.limit };

  const memberships = context.db
    .selectFrom('exhibitionProducts')
    .where('partnerId', '=', partner.id)
    .where('exhibitionId', 'in', shownIds);
  const found = context.db
    .selectFrom('products')
    .where('partnerId', '=', partner.id)
    .where('id', 'in', memberships.select('productId'));
  const inOrder = await productOrder(context, await allowedSort(context, params.sort));
  const page = await pageOf(found, inOrder, params);
  const ids = page.rows.map((row) => row.id);
  if (ids.length === 0) return { ...page, rows: [] };

  const links = await memberships
    .where('productId', 'in', ids)
    .select(['productId', 'exhibitionId'])
    .execute();
  const exhibitionOf = (productId: number) => {
    const own = links.filter((link) => link.productId === productId).map((link) => link.exhibitionId);
    return shownIds.find((id) => own.includes(id)) as number;
  };
  const rows = await readProducts(context, ids);
  return { ...page, rows: rows.map((row) => ({ ...row, exhibitionId: exhibitionOf(row.id) })) };
}

/** Ids of the exhibitions to show, in order. */
async function shownExhibitions({ db, partner, now }: CallContext, wanted?: number): Promise<number[]> {
  const own = db
    .selectFrom('exhibitions')
    .where('partnerId', '=', partner.id)
    .orderBy('weight')
    .orderBy('id')
    .select('id');
  const shown = wanted === undefined ? own.where(isInState('running', now)) : own.where('id', '=', wanted);
  const ids = (await shown.execute()).map((row) => row.id);
  if (wanted !== undefined && ids.length === 0) throw notFound('EXHIBITION_NOT_FOUND');
  return ids;
}
