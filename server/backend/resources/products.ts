import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { EventRow } from '#schemas/api/events.ts';
import type { ProductDetail, ProductEvent } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { foundPageOf, idsWith, pageOf, readEntry } from './content.ts';
import {
  advertised,
  discounted,
  type EventPrice,
  eventPricesOf,
  eventTitles,
  listedPrice,
  runningEventIds,
} from './event-prices.ts';
import { productCount, recommendedPage } from './page-queries.ts';
import { isRunning, withState } from './periods.ts';
import { allowedSort, priceSettings, showsPrices, withoutPrices } from './price-view.ts';
import { type FoundProducts, productOrder } from './product-order.ts';
import { readProducts, type StoredProduct } from './read-products.ts';
import { orderExplicitlyRelatedFirst, relationsOf } from './related-products.ts';

/** Filters, searches and sorts treatments. */
export async function products(
  context: CallContext,
  params: CallParams<'products'>,
): Promise<CallResponse<'products'>> {
  const { db, partner } = context;
  const matching = idsWith(context, 'product', params.keyword);
  const { categoryId, ids, relatedTo } = params;
  const sort = await allowedSort(context, params.sort);
  const isWhole = !matching && !ids && categoryId === undefined && relatedTo === undefined;
  if (isWhole && sort === 'recommended') {
    const page = await recommendedPage(db, partner.id, params);
    return { ...page, rows: await readProducts(context, page.rows.map(idOf)) };
  }
  let found = db.selectFrom('products').where('partnerId', '=', partner.id);
  if (matching) found = found.where('id', 'in', matching);
  if (ids) found = found.where('id', 'in', ids);
  if (categoryId !== undefined) {
    const filed = db
      .selectFrom('productCategories')
      .where('partnerId', '=', partner.id)
      .where('categoryId', '=', categoryId)
      .select('productId');
    found = found.where('id', 'in', filed);
  }
  const relations = relatedTo === undefined ? undefined : await relationsOf(context, relatedTo);
  if (relatedTo !== undefined && relations) {
    const { productIds, categoryIds } = relations;
    const besides = db
      .selectFrom('productCategories')
      .where('partnerId', '=', partner.id)
      .where('categoryId', 'in', [...categoryIds, -1])
      .select('productId');
    found = found
      .where('id', '<>', relatedTo)
      .where((eb) => eb.or([eb('id', 'in', [...productIds, -1]), eb('id', 'in', besides)]));
  }
  const inOrder = await productOrder(context, sort);
  const listed = (query: FoundProducts) =>
    inOrder(relations ? query.orderBy(orderExplicitlyRelatedFirst(relations)) : query);
  const page = matching
    ? await foundPageOf(listed(found), params)
    : await pageOf(found, listed, params, isWhole ? await productCount(db, partner.id) : undefined);
  return { ...page, rows: await readProducts(context, page.rows.map(idOf)) };
}

const idOf = ({ id }: { id: number }) => id;

/** Returns a treatment, without amounts if the partner hides prices. */
export async function product(
  context: CallContext,
  params: CallParams<'product'>,
): Promise<CallResponse<'product'>> {
  const row = await pricedProduct(context, params);
  return { row: (await showsPrices(context)) ? row : withoutPrices(row) };
}

/**
 * Returns a treatment at the best prices of running public events and, with `eventId`, of that event, even a secret one.
 * An event that is not running is named with its state, without its prices.
 */
async function pricedProduct(
  context: CallContext,
  { productId, eventId }: CallParams<'product'>,
): Promise<ProductDetail> {
  const stored = await readEntry<StoredProduct>(context, 'product', productId, 'PRODUCT_NOT_FOUND');
  const pricesOf = async (ids: number[]) =>
    (await eventPricesOf(context, ids, [productId])).get(productId) ?? [];
  const publicPrices = await pricesOf(await runningEventIds(context));
  if (eventId === undefined) return atPrices(context, stored, publicPrices);

  const own = await pricesOf([eventId]);
  if (own.length === 0) throw notFound('EVENT_NOT_FOUND');
  const event = await readEvent(context, eventId);
  if (!isRunning(event)) return { ...(await atPrices(context, stored, publicPrices)), event };
  const takesPart = (optionId: number) => own.some((price) => price.optionId === optionId);
  const options = context.partner.hidesDefaultOptions
    ? stored.options.filter(({ id }) => takesPart(id))
    : stored.options;
  // If two prices are equal, the first one applies: the requested event's.
  return { ...(await atPrices(context, { ...stored, options }, [...own, ...publicPrices])), event };
}

/** A treatment at its best prices, and the event of the advertised price, else the first reduced option's event. */
async function atPrices(
  context: CallContext,
  stored: StoredProduct,
  prices: EventPrice[],
): Promise<ProductDetail> {
  if (prices.length === 0) return { ...stored, event: null };
  const titles = await eventTitles(context, prices);
  const options = stored.options.map((option) => discounted(option, prices, titles));
  const { vatRate } = await priceSettings(context);
  const deciding = [advertised(options, vatRate), ...options].find((option) => option?.event)?.event?.id;
  const event = deciding === undefined ? null : await readEvent(context, deciding);
  return { ...stored, ...listedPrice(options, vatRate), options, event };
}

async function readEvent(context: CallContext, eventId: number): Promise<ProductEvent> {
  const event = await context.db
    .selectFrom('events')
    .where('partnerId', '=', context.partner.id)
    .where('id', '=', eventId)
    .select('isSecret')
    .executeTakeFirst();
  const text = await readEntry<Omit<EventRow, 'state'>>(context, 'event', eventId, 'EVENT_NOT_FOUND');
  const { id, title, languageCode, startAt, endAt, isAlways } = text;
  const isSecret = event?.isSecret === 1;
  return withState({ id, title, languageCode, isSecret, startAt, endAt, isAlways }, context.now);
}
