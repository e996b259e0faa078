import type { ProductDetail, ProductRow } from '#schemas/api/products.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readRows, textsOf } from './content.ts';
import { discounted, type EventPrice, eventPricesOf, listedPrice, runningEventIds } from './event-prices.ts';
import { priceSettings, withoutPrice } from './price-view.ts';

/** A stored treatment, with regular prices and without an event. */
export type StoredProduct = Omit<ProductDetail, 'event'>;

/** List rows of treatments in the order of `ids`, at the prices of running events or without prices if hidden. */
export async function readProducts(context: CallContext, ids: number[]): Promise<ProductRow[]> {
  const rows = await readRows<ProductRow>(context, 'product', ids);
  const { hasPriceView, vatRate } = await priceSettings(context);
  if (!hasPriceView) return rows.map(withoutPrice);
  const prices = await eventPricesOf(context, await runningEventIds(context), ids);
  if (prices.size === 0) return rows;
  const details = await textsOf(context, 'product')
    .where('entryId', 'in', [...prices.keys()])
    .select(['entryId', 'detail'])
    .execute();
  const reduced = new Map(
    details.map(({ entryId, detail }) => [entryId, priceAt(detail, prices.get(entryId), vatRate)]),
  );
  return rows.map((row) => ({ ...row, ...reduced.get(row.id) }));
}

function priceAt(detail: string | null, prices: EventPrice[] = [], vatRate: number) {
  const { options } = JSON.parse(detail ?? '{"options":[]}') as Pick<StoredProduct, 'options'>;
  return listedPrice(
    options.map((option) => discounted(option, prices)),
    vatRate,
  );
}
