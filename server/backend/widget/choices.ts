import type { z } from 'zod';
import type { ProductDetail } from '#schemas/api/products.ts';
import type { WidgetProduct, widgetProductsParams } from '#schemas/api/reservations.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Flag } from '../database/tables.ts';
import { product, products } from '../resources/products.ts';
import { shownPrice } from './shown-price.ts';

/** Maximum number of treatments in one list of the widget. */
const listed = 30;

type Asked = z.output<typeof widgetProductsParams>;

/** The treatments to choose from: named ones, an event's or a category's, else the popular ones. */
export async function choices(
  context: CallContext,
  asked: Asked,
  config: HomepageConfig,
): Promise<WidgetProduct[]> {
  const rows: WidgetProduct[] = [];
  for (const id of await idsOf(context, asked)) {
    const detail = await treatment(context, id, asked.eventId);
    if (detail?.options.some((option) => option.isReservable)) rows.push(choiceOf(detail, config));
  }
  return rows;
}

/**
 * A treatment at the best public prices, and at the event's prices if it is part of the event; undefined if it does not
 * exist.
 */
export async function treatment(
  context: CallContext,
  productId: number,
  eventId?: number | null,
): Promise<ProductDetail | undefined> {
  try {
    return (await product(context, eventId ? { productId, eventId } : { productId })).row;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    return eventId ? treatment(context, productId) : undefined;
  }
}

function choiceOf(
  { id, name, languageCode, currency, options }: ProductDetail,
  config: HomepageConfig,
): WidgetProduct {
  const reservable = options.filter((option) => option.isReservable);
  return {
    id,
    name,
    languageCode,
    currency,
    options: reservable.map((option) => ({
      id: option.id,
      name: option.name,
      price: shownPrice(option, config),
      isReservable: option.isReservable,
    })),
  };
}

async function idsOf(
  context: CallContext,
  { ids, productId, eventId, categoryId }: Asked,
): Promise<number[]> {
  if (ids) return ids.slice(0, listed);
  const named = productId === undefined ? [] : [productId];
  const others =
    eventId === undefined ? await listOf(context, categoryId) : await takingPart(context, eventId);
  return [...new Set([...named, ...others])].slice(0, listed);
}

async function listOf(context: CallContext, categoryId: number | undefined): Promise<number[]> {
  const { rows } = await products(context, { page: 1, limit: listed, sort: 'popular', categoryId });
  return rows.map(({ id }) => id);
}

/** The treatments in an event. A secret event lists none: visitors reach its treatments by links that name them. */
async function takingPart({ db, partner }: CallContext, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('eventPrices')
    .innerJoin('events', (join) =>
      join
        .onRef('events.partnerId', '=', 'eventPrices.partnerId')
        .onRef('events.id', '=', 'eventPrices.eventId'),
    )
    .where('eventPrices.partnerId', '=', partner.id)
    .where('eventPrices.eventId', '=', eventId)
    .where('events.isSecret', '=', 0 satisfies Flag)
    .select('eventPrices.productId')
    .distinct()
    .orderBy('eventPrices.productId')
    .limit(listed)
    .execute();
  return rows.map(({ productId }) => productId);
}
