import type { ExhibitionOption, ExhibitionProduct } from '#schemas/api/exhibitions.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntries } from './content.ts';
import {
  bestPrice,
  discounted,
  eventPricesOf,
  eventTitles,
  listedPrice,
  runningEventIds,
} from './event-prices.ts';
import { priceSettings, showsPrices, withoutPrice } from './price-view.ts';
import { readProducts, type StoredProduct } from './read-products.ts';

/**
 * List rows of treatments with their options on an event page, in the order of `ids`. A price is an option's that the
 * page shows: a treatment without such an option has none.
 */
export async function offeredProducts(context: CallContext, ids: number[]): Promise<ExhibitionProduct[]> {
  const rows = await readProducts(context, ids);
  const found = await exhibitionOptions(context, ids);
  const { vatRate } = await priceSettings(context);
  return rows.map((row) => {
    const options = found.get(row.id) ?? [];
    if (!context.partner.hidesDefaultOptions) return { ...row, options };
    return options.length === 0
      ? { ...withoutPrice(row), options }
      : { ...row, ...listedPrice(options, vatRate), options };
  });
}

/**
 * The options of treatments on an event page, by treatment: those at the price of a running event, then the default
 * ones, which a partner with `hideEventPageDefaultProductOption` omits (SPEC section 3).
 */
async function exhibitionOptions(
  context: CallContext,
  ids: number[],
): Promise<Map<number, ExhibitionOption[]>> {
  const products = await readEntries<StoredProduct>(context, 'product', ids);
  const prices = await eventPricesOf(context, await runningEventIds(context), ids);
  const titles = await eventTitles(context, [...prices.values()].flat());
  const hasPrices = await showsPrices(context);
  return new Map(
    products.map(({ id, options }) => {
      const own = prices.get(id) ?? [];
      const told = options
        .map((option) => {
          const offered = discounted(option, own, titles);
          return {
            ...(hasPrices ? offered : withoutPrice(offered)),
            isEvent: bestPrice(option, own) !== undefined,
          };
        })
        .filter((option) => option.isEvent || !context.partner.hidesDefaultOptions);
      return [id, told.sort((a, b) => Number(b.isEvent) - Number(a.isEvent))];
    }),
  );
}
