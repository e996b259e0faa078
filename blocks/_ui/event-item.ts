import type { PageContext } from '#engine/context/page-context.ts';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import type { PricedItem } from '#engine/domain/price/price-rules.ts';
import type { Currency } from '#schemas/currency.ts';
import type { EventItem } from '#schemas/site/site-event.ts';

/**
 * Attributes by which a treatment is recognized in events (client/visitor/vendors/read-page.ts), with the price that the
 * page shows. Empty on sites without services that measure visits.
 * @param isMain the page is about it
 */
export function eventItem(
  { vendors = [], config }: Pick<PageContext, 'vendors' | 'config'>,
  { id, name, currency, priced }: { id: number; name: string; currency: Currency; priced: PricedItem },
  isMain = false,
): { 'data-item'?: string; 'data-item-main'?: '' } {
  if (vendors.length === 0) return {};
  const view = describePrice(priced, config);
  const item: EventItem = { id, name, price: view.kind === 'amount' ? view.amount : null, currency };
  return { 'data-item': JSON.stringify(item), ...(isMain && { 'data-item-main': '' }) };
}
