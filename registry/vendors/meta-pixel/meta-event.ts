import type { EventItem, SiteEvent } from '#schemas/site/site-event.ts';

/**
 * Name and parameters of an event at Meta (https://developers.facebook.com/docs/meta-pixel/reference); undefined for events
 * that it has no use for.
 */
export function metaEvent(
  event: SiteEvent,
): { name: string; isStandard: boolean; params: Record<string, unknown> } | undefined {
  const standard = (name: string, params: Record<string, unknown> = {}) => ({
    name,
    isStandard: true,
    params,
  });
  switch (event.name) {
    case 'page_view':
      return standard('PageView');
    case 'view_item':
      return standard('ViewContent', contents(event.items));
    case 'search':
      return standard('Search', { search_string: event.keyword });
    case 'add_to_cart':
      return standard('AddToCart', { ...contents(event.items), ...moneyOf(event) });
    case 'begin_reservation':
      return standard('InitiateCheckout');
    case 'reserve':
      return standard('Schedule', { ...contents(event.items), ...moneyOf(event) });
    case 'contact_click':
      return standard('Contact', { method: event.channel });
    case 'inquiry_send':
      return standard('Lead');
    default:
      return undefined;
  }
}

const contents = (items: readonly EventItem[]) => ({
  content_type: 'product',
  content_ids: items.map(({ id }) => String(id)),
  contents: items.map(({ id, quantity = 1 }) => ({ id: String(id), quantity })),
});
const moneyOf = ({ value, currency }: { value: number; currency: string | null }) =>
  currency ? { value, currency } : {};
