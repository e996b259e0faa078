import { displayedAmount } from '#schemas/displayed-amount.ts';
import type { PricedItem } from './price-rules.ts';

/**
 * The option a treatment is advertised with: the cheapest reservable one, else the cheapest of all, else the first that
 * needs a consultation. `isFrom`: there are more expensive options. Undefined without options.
 */
export function lowestPrice<Item extends PricedItem>(
  options: readonly Item[],
  rules: { isIncludeVat: boolean; vatRate: number },
): { item: Item; isFrom: boolean } | undefined {
  const amountOf = (item: Item) => displayedAmount(item.price ?? 0, item.isVatIncluded, rules);
  const priced = options.filter((item) => item.price !== null && !item.isConsultationRequired);
  const open = priced.filter((item) => item.isReservable !== false);
  const pool = open.length > 0 ? open : priced;
  const item = pool.toSorted((a, b) => amountOf(a) - amountOf(b))[0] ?? options[0];
  if (!item) return undefined;
  return { item, isFrom: pool.some((other) => amountOf(other) > amountOf(item)) };
}
