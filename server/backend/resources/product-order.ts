import { type SelectQueryBuilder, sql } from 'kysely';
import type { ProductSort } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import type { Tables } from '../database/tables.ts';
import { runningEventIds } from './event-prices.ts';
import { priceSettings } from './price-view.ts';

/** A query that filters treatments, without selection or order. */
export type FoundProducts = SelectQueryBuilder<Tables, 'products', unknown>;

type InOrder = (found: FoundProducts) => SelectQueryBuilder<Tables, 'products', { id: number }>;

/**
 * Returns a function that selects the ids of treatments in order. Treatments without a price are last in both price
 * orders, which compare prices with VAT. An index provides every order except by event price.
 * @param sort an order that the partner allows (`allowedSort`)
 */
export async function productOrder(context: CallContext, sort: ProductSort): Promise<InOrder> {
  if (sort === 'recommended') return (found) => ids(found).orderBy('weight').orderBy('id');
  if (sort === 'newest') return (found) => ids(found).orderBy('createdAt', 'desc').orderBy('id');
  if (sort === 'popular')
    return (found) => ids(found).orderBy('popularity', 'desc').orderBy('weight').orderBy('id');

  const direction = sort === 'priceAsc' ? 'asc' : 'desc';
  const eventIds = await runningEventIds(context);
  if (eventIds.length === 0)
    return (found) =>
      ids(found).orderBy('hasNoPrice').orderBy('minPrice', direction).orderBy('weight').orderBy('id');
  const { vatRate } = await priceSettings(context);
  return (found) =>
    ids(withEventPrices(context, found, eventIds, vatRate))
      .orderBy(sql`${lowestPrice} is null`)
      .orderBy(lowestPrice, direction)
      .orderBy('weight')
      .orderBy('id');
}

const ids = (found: FoundProducts) => found.select('products.id');

/** Joins each treatment with its lowest advertised price in these events. Aggregates once instead of per treatment. */
function withEventPrices(
  { db, partner }: CallContext,
  found: FoundProducts,
  eventIds: number[],
  vatRate: number,
): FoundProducts {
  // As `amountWithVat`.
  const price = sql<number>`case when option.is_vat_included = 1 then at.price
    else round(at.price * ${sql.lit(1 + vatRate / 100)}) end`;
  const lowest = db
    .selectFrom('eventPrices as at')
    .innerJoin('advertisedOptions as option', (join) =>
      join.onRef('option.partnerId', '=', 'at.partnerId').onRef('option.optionId', '=', 'at.optionId'),
    )
    .where('at.partnerId', '=', partner.id)
    .where('at.eventId', 'in', eventIds)
    .groupBy('at.productId')
    .select(['at.productId', sql<number>`min(${price})`.as('eventPrice')])
    .as('atEvents');
  // The joined columns are only used for sorting.
  return found.leftJoin(lowest, 'atEvents.productId', 'products.id') as unknown as FoundProducts;
}

/** The lower of regular and event price; null without either. */
const lowestPrice = sql<number>`case
  when has_no_price = 1 or at_events.event_price < min_price then at_events.event_price
  else min_price
end`;
