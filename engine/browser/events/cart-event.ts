import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { EventItem, EventValue } from '#schemas/site/site-event.ts';

/** The options as items of an event, and what they cost together: hidden prices count as nothing. */
export function cartEvent(options: readonly SelectedProductOption[]): { items: EventItem[] } & EventValue {
  const items = options.map(
    ({ productId, productName, optionName, price, currency = 'KRW', quantity }): EventItem => ({
      id: productId,
      name: productName,
      variant: optionName,
      price,
      currency,
      quantity,
    }),
  );
  const value = items.reduce((sum, { price, quantity = 1 }) => sum + (price ?? 0) * quantity, 0);
  return { items, value, currency: items[0]?.currency ?? null };
}
