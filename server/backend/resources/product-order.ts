import { type SelectQueryBuilder, sql } from 'kysely';
import type { ProductSort } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import type { Tables } from '../database/tables.ts';
import { runningEventIds } from './event-prices.ts';

/** Which treatments are listed; nothing is selected or sorted yet. */
export type FoundProducts = SelectQueryBuilder<Tables, 'products', unknown>;

type InOrder = (found: FoundProducts) => SelectQueryBuilder<Tables, 'products', { id: number }>;

/**
 * What selects the ids of treatments in the order of a list. Those without a price come last, whichever way prices are
 * sorted. Except by event prices, an index gives every order.
 * @param sort as the partner allows it (`allowedSort`)
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
  return (found) =>
    ids(withEventPrices(context, found, eventIds))
      .orderBy(sql`${lowestPrice} is null`)
      .orderBy(lowestPrice, direction)
      .orderBy('weight')
      .orderBy('id');
}

const ids = (found: FoundProducts) => found.select('products.id');

/** Each treatment beside the lowest price that these events ask for it: they are gathered once, not looked up for each. */
function withEventPrices(
  { db, partner }: CallContext,
  found: FoundProducts,
  eventIds: number[],
): FoundProducts {
  const lowest = db
    .selectFrom('eventPrices')
    .where('partnerId', '=', partner.id)
    .where('eventId', 'in', eventIds)
    .groupBy('productId')
    .select((eb) => ['productId', eb.fn.min('price').as('eventPrice')])
    .as('atEvents');
  // The columns of the other side serve for sorting alone.
  return found.leftJoin(lowest, 'atEvents.productId', 'products.id') as unknown as FoundProducts;
}

/** The regular price or that of an event, whichever is lower; null without any. */
const lowestPrice = sql<number>`case
  when has_no_price = 1 or at_events.event_price < min_price then at_events.event_price
  else min_price
end`;
