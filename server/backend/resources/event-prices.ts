import type { EventRow } from '#schemas/api/events.ts';
import type { ProductOption, ProductRow } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import type { Flag } from '../database/tables.ts';
import { readEntries } from './content.ts';
import { isInState } from './periods.ts';

/** The price of one option in an event. */
export type EventPrice = { eventId: number; optionId: number; price: number };

/** Ids of the running public events. */
export async function runningEventIds({ db, partner, now }: CallContext): Promise<number[]> {
  const running = await db
    .selectFrom('events')
    .where('partnerId', '=', partner.id)
    .where('isSecret', '=', 0 satisfies Flag)
    .where(isInState('running', now))
    .select('id')
    .execute();
  return running.map((event) => event.id);
}

/** The prices of these treatments' options in these events, by treatment. */
export async function eventPricesOf(
  { db, partner }: CallContext,
  eventIds: number[],
  productIds: number[],
): Promise<Map<number, EventPrice[]>> {
  if (eventIds.length === 0 || productIds.length === 0) return new Map();
  const prices = await db
    .selectFrom('eventPrices')
    .where('partnerId', '=', partner.id)
    .where('eventId', 'in', eventIds)
    .where('productId', 'in', productIds)
    .select(['eventId', 'productId', 'optionId', 'price'])
    .execute();
  return Map.groupBy(prices, (price) => price.productId);
}

/** Titles of the events with these prices, in the language of the answer, by event id. */
export async function eventTitles(
  context: CallContext,
  prices: readonly EventPrice[],
): Promise<Map<number, string>> {
  const ids = [...new Set(prices.map(({ eventId }) => eventId))];
  const events = await readEntries<Pick<EventRow, 'id' | 'title'>>(context, 'event', ids);
  return new Map(events.map(({ id, title }) => [id, title]));
}

/**
 * Applies the best event price to an option; the regular price becomes the original price. With `titles` (by event id),
 * the option names the event.
 */
export function discounted(
  option: ProductOption,
  prices: EventPrice[],
  titles?: ReadonlyMap<number, string>,
): ProductOption {
  const best = bestPrice(option, prices);
  if (!best) return option;
  const title = titles?.get(best.eventId);
  return {
    ...option,
    price: best.price,
    originalPrice: option.originalPrice ?? option.price,
    ...(title === undefined ? {} : { event: { id: best.eventId, title } }),
  };
}

/** The lowest event price of an option, if it is lower than the regular price. */
export function bestPrice(option: ProductOption, prices: EventPrice[]): EventPrice | undefined {
  const own = prices.filter((price) => price.optionId === option.id);
  const lowest = own.toSorted((a, b) => a.price - b.price)[0];
  return lowest && (option.price === null || lowest.price < option.price) ? lowest : undefined;
}

type ListedPrice = Pick<
  ProductRow,
  'price' | 'originalPrice' | 'isVatIncluded' | 'isConsultationRequired' | 'isReservable'
>;

/** The price of a treatment in lists: that of its cheapest option with a price. */
export function listedPrice(options: ProductOption[]): ListedPrice {
  const priced = options.filter((option) => option.price !== null);
  const cheapest = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  return {
    price: cheapest?.price ?? null,
    originalPrice: cheapest?.originalPrice ?? null,
    isVatIncluded: (cheapest ?? options[0])?.isVatIncluded ?? true,
    isConsultationRequired: options.every((option) => option.isConsultationRequired),
    isReservable: options.some((option) => option.isReservable),
  };
}
