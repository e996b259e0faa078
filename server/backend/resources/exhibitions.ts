import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { ExhibitionDetail, ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { CallContext } from '../http/context.ts';
import { idsWith, pageOf, readEntry, withRows } from './content.ts';
import { exhibitionOptions } from './exhibition-options.ts';
import { isInState, latestEnded, stateRank, withState } from './periods.ts';
import { readProducts } from './read-products.ts';

/** Special events: running ones first, then upcoming, then ended. */
export async function exhibitions(
  context: CallContext,
  params: CallParams<'exhibitions'>,
): Promise<CallResponse<'exhibitions'>> {
  const { db, partner, now } = context;
  const matching = idsWith(context, 'exhibition', params.keyword);
  let found = db.selectFrom('exhibitions').where('partnerId', '=', partner.id);
  if (params.state) found = found.where(isInState(params.state, now));
  if (matching) found = found.where('id', 'in', matching);
  const page = await pageOf(
    found,
    (query) =>
      query.select('id').orderBy(stateRank(now)).orderBy(latestEnded(now)).orderBy('weight').orderBy('id'),
    params,
  );
  const listed = await withRows<Omit<ExhibitionRow, 'state'>>(context, 'exhibition', page);
  return { ...listed, rows: listed.rows.map((row) => withState(row, now)) };
}

/** One special event with its treatments in the order of recommendation. */
export async function exhibition(
  context: CallContext,
  { id }: CallParams<'exhibition'>,
): Promise<CallResponse<'exhibition'>> {
  type Stored = Omit<ExhibitionDetail, 'state' | 'products'>;
  const stored = await readEntry<Stored>(context, 'exhibition', id, 'EXHIBITION_NOT_FOUND');
  const products = await context.db
    .selectFrom('exhibitionProducts')
    .innerJoin('products', (join) =>
      join
        .onRef('products.partnerId', '=', 'exhibitionProducts.partnerId')
        .onRef('products.id', '=', 'exhibitionProducts.productId'),
    )
    .where('exhibitionProducts.partnerId', '=', context.partner.id)
    .where('exhibitionProducts.exhibitionId', '=', id)
    .orderBy('products.weight')
    .orderBy('products.id')
    .select('products.id')
    .execute();
  const rows = await readProducts(
    context,
    products.map((product) => product.id),
  );
  const options = await exhibitionOptions(
    context,
    rows.map(({ id: productId }) => productId),
  );
  const offered = rows.map((row) => ({ ...row, options: options.get(row.id) ?? [] }));
  return { row: { ...withState(stored, context.now), products: offered } };
}
