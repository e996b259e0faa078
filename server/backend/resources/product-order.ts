import { type OrderByExpression, type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '#schemas/api/products.ts';
import type { Tables } from '../database/tables.ts';

type Order = OrderByExpression<Tables, 'products', unknown>;
type Direction = 'asc' | 'desc';

/**
 * What a list of treatments is sorted by. Those without a price come last, whichever way prices are sorted.
 * Except by event prices, an index gives every order.
 * @param eventIds events whose prices count, for the two orders by price
 */
export function productOrder(sort: ProductSort, partnerId: number, eventIds: number[]): [Order, Direction][] {
  switch (sort) {
    case 'recommended':
      return [['weight', 'asc']];
    case 'popular':
      return [
        ['popularity', 'desc'],
        ['weight', 'asc'],
      ];
    case 'newest':
      return [['createdAt', 'desc']];
    default: {
      const direction = sort === 'priceAsc' ? 'asc' : 'desc';
      const price: Order = eventIds.length > 0 ? lowestPrice(partnerId, eventIds) : 'minPrice';
      return [
        [eventIds.length > 0 ? sql`${price} is null` : 'hasNoPrice', 'asc'],
        [price, direction],
        ['weight', 'asc'],
      ];
    }
  }
}

/** The regular price or that of an event, whichever is lower; null without any. */
function lowestPrice(partnerId: number, eventIds: number[]): RawBuilder<number> {
  const regular = sql`case when has_no_price = 1 then null else min_price end`;
  const atEvent = sql`(
    select min(price) from event_prices
    where event_prices.partner_id = ${partnerId}
      and event_prices.product_id = products.id
      and event_prices.event_id in (${sql.join(eventIds)})
  )`;
  return sql<number>`case
    when ${atEvent} < ${regular} or ${regular} is null then ${atEvent}
    else ${regular}
  end`;
}
