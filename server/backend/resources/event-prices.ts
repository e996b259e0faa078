import type { EventRow } from '#schemas/api/events.ts';
import type { ProductOption, ProductRow } from '#schemas/api/products.ts';
import { displayedAmount } from '#schemas/displayed-amount.ts';
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

type EventTitle = Pick<EventRow, 'id' | 'title' | 'languageCode'>;

/** Titles of the events with these prices, in the language of the answer if there are any in it, by event id. */
export async function eventTitles(
  context: CallContext,
  prices: readonly EventPrice[],
): Promise<Map<number, EventTitle>> {
  const ids = [...new Set(prices.map(({ eventId }) => eventId))];
  const events = await readEntries<EventTitle>(context, 'event', ids);
  return new Map(events.map(({ id, title, languageCode }) => [id, { id, title, languageCode }]));
}

/**
 * Applies the best event price to an option; the regular price becomes the original price. With `titles` (by event id),
 * the option names the event.
 */
export function discounted(
  option: ProductOption,
  prices: EventPrice[],
  titles?: ReadonlyMap<number, EventTitle>,
): ProductOption {
  const best = bestPrice(option, prices);
  if (!best) return option;
  const event = titles?.get(best.eventId);
  return {
    ...option,
    price: best.price,
    originalPrice: option.originalPrice ?? option.price,
    ...(event && { event }),
  };
}

/** The lowest event price of an option, if it is lower than the regular price. */
export function bestPrice(option: ProductOption, prices: EventPrice[]): EventPrice | undefined {
  const own = prices.filter((price) => price.optionId === option.id);
  const lowest = own.toSorted((a, b) => a.price - b.price)[0];
  return lowest && (option.price === null || lowest.price < option.price) ? lowest : undefined;
}

type Amount = Pick<ProductRow, 'price' | 'isVatIncluded'>;

/**
 * A price with VAT, by which prices that were entered with and without it are compared. Visitors see the same order on a
 * site that shows prices without VAT.
 */
export const amountWithVat = ({ price, isVatIncluded }: Amount, vatRate: number): number =>
  displayedAmount(Number(price), isVatIncluded, { isIncludeVat: true, vatRate });

type Priced = Amount & Pick<ProductRow, 'isConsultationRequired' | 'isReservable'>;

/** The cheapest one that can be reserved, else the cheapest; undefined if none has a price without a consultation. */
export function advertised<Item extends Priced>(items: readonly Item[], vatRate: number): Item | undefined {
  const priced = items.filter(
    ({ price, isConsultationRequired }) => price !== null && !isConsultationRequired,
  );
  return reservableIfAny(priced).toSorted((a, b) => amountWithVat(a, vatRate) - amountWithVat(b, vatRate))[0];
}

/**
 * The options of a treatment whose event prices lists may show, as `advertised` chooses: those that can be reserved, unless
 * none of them has a regular price.
 */
export function advertisedInEvents(options: readonly ProductOption[]): ProductOption[] {
  const open = options.filter(({ isConsultationRequired }) => !isConsultationRequired);
  const reservable = open.filter(({ isReservable }) => isReservable);
  return reservable.some(({ price }) => price !== null) ? reservable : open;
}

function reservableIfAny<Item extends Priced>(items: Item[]): Item[] {
  const reservable = items.filter(({ isReservable }) => isReservable);
  return reservable.length > 0 ? reservable : items;
}

type ListedPrice = Priced & Pick<ProductRow, 'originalPrice'>;

/**
 * The price of a treatment in lists, as on its page: its cheapest reservable option's, else its cheapest option's.
 * Options that need a consultation have no advertised price.
 */
export function listedPrice(options: ProductOption[], vatRate: number): ListedPrice {
  const cheapest = advertised(options, vatRate);
  return {
    price: cheapest?.price ?? null,
    originalPrice: cheapest?.originalPrice ?? null,
    isVatIncluded: (cheapest ?? options[0])?.isVatIncluded ?? true,
    isConsultationRequired: options.every((option) => option.isConsultationRequired),
    isReservable: options.some((option) => option.isReservable),
  };
}
