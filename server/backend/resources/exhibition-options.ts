import type { ExhibitionOption } from '#schemas/api/exhibitions.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntries } from './content.ts';
import { bestPrice, discounted, eventPricesOf, eventTitles, runningEventIds } from './event-prices.ts';
import { showsPrices, withoutPrice } from './price-view.ts';
import type { StoredProduct } from './read-products.ts';

/**
 * The options of treatments on an event page, by treatment: those at the price of a running event, then the default
 * ones, which a partner with `hideEventPageDefaultProductOption` omits (SPEC section 3).
 */
export async function exhibitionOptions(
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
