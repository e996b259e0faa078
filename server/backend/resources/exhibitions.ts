import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { ExhibitionDetail, ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { ProductRow } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound, Refusal } from '#server/backend/context/refusal.ts';
import { findEntry, idsWith, pageOf, withRows } from './content.ts';
import { advertised } from './event-prices.ts';
import { offeredProducts } from './exhibition-options.ts';
import { isInState, isRunning, latestEnded, stateRank, withState } from './periods.ts';
import { priceSettings } from './price-view.ts';
import { readProducts } from './read-products.ts';

/** Lists special events: running ones first, then upcoming, then ended. */
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
  const rows = listed.rows.map((row) => withState(row, now));
  const treatments = await treatmentsOf(
    context,
    rows.filter(isRunning).map(({ id }) => id),
  );
  const { vatRate } = await priceSettings(context);
  return {
    ...listed,
    rows: rows.map((row) => ({ ...row, lowestPrice: lowestPrice(treatments.get(row.id), vatRate) })),
  };
}

/** List rows of the treatments of these exhibitions, by exhibition id. */
async function treatmentsOf(context: CallContext, ids: number[]): Promise<Map<number, ProductRow[]>> {
  if (ids.length === 0) return new Map();
  const links = await context.db
    .selectFrom('exhibitionProducts')
    .where('partnerId', '=', context.partner.id)
    .where('exhibitionId', 'in', ids)
    .select(['exhibitionId', 'productId'])
    .execute();
  const read = context.partner.hidesDefaultOptions ? offeredProducts : readProducts;
  const rows = await read(context, [...new Set(links.map(({ productId }) => productId))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = Map.groupBy(links, ({ exhibitionId }) => exhibitionId);
  return new Map(
    [...found].map(([id, own]) => [id, own.flatMap(({ productId }) => byId.get(productId) ?? [])]),
  );
}

/** The price of the cheapest reservable one of these treatments, else of the cheapest; null if none has a price. */
function lowestPrice(treatments: readonly ProductRow[] = [], vatRate: number): ExhibitionRow['lowestPrice'] {
  const cheapest = advertised(treatments, vatRate);
  if (!cheapest) return null;
  const { price, originalPrice, currency, isVatIncluded } = cheapest;
  return { price, originalPrice, currency, isVatIncluded };
}

/** Returns a special event with its treatments in recommended order. 410 if it was removed. */
export async function exhibition(
  context: CallContext,
  { id }: CallParams<'exhibition'>,
): Promise<CallResponse<'exhibition'>> {
  type Stored = Omit<ExhibitionDetail, 'state' | 'products'>;
  const stored = await findEntry<Stored>(context, 'exhibition', id);
  if (!stored) throw await refusalOf(context, id);
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
  const offered = await offeredProducts(
    context,
    products.map((product) => product.id),
  );
  const row = withState(stored, context.now);
  const lowest = isRunning(row) ? lowestPrice(offered, (await priceSettings(context)).vatRate) : null;
  return { row: { ...row, lowestPrice: lowest, products: offered } };
}

/** 410 for a special event that the partner had, 404 for any other. */
async function refusalOf({ db, partner }: CallContext, id: number): Promise<Refusal> {
  const gone = await db
    .selectFrom('goneExhibitions')
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return gone ? new Refusal(410, 'EXHIBITION_GONE') : notFound('EXHIBITION_NOT_FOUND');
}
