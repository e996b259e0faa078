import type { EventItem, EventValue, SiteEvent } from '#schemas/site/site-event.ts';

type GoogleEvent = { name: string; params: Record<string, unknown> };

/**
 * An event under Google's recommended name, with its parameters
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events).
 */
export function googleEvent(event: SiteEvent): GoogleEvent {
  switch (event.name) {
    case 'page_view':
      return {
        name: 'page_view',
        params: {
          page_title: event.title,
          page_location: event.url,
          page_path: event.path,
          page_referrer: event.referrer,
        },
      };
    case 'view_item_list':
    case 'select_item':
      return { name: event.name, params: { item_list_name: event.list, items: googleItems(event.items) } };
    case 'view_item':
      return {
        name: event.name,
        params: { ...moneyOf(totalOf(event.items)), items: googleItems(event.items) },
      };
    case 'search':
      return { name: 'search', params: { search_term: event.keyword } };
    case 'add_to_cart':
      return { name: event.name, params: { ...moneyOf(event), items: googleItems(event.items) } };
    case 'begin_reservation':
      return { name: 'begin_checkout', params: { reservation_kind: event.kind } };
    case 'reserve':
      return {
        name: 'purchase',
        params: {
          transaction_id: event.reservation,
          ...moneyOf(event),
          items: googleItems(event.items),
        },
      };
    case 'contact_click':
      return { name: 'contact', params: { method: event.channel } };
    case 'inquiry_send':
      return { name: 'generate_lead', params: {} };
    case 'popup_view':
    case 'popup_click':
    case 'popup_dismiss':
      return { name: event.name, params: { popup_id: event.popup } };
    case 'language_change':
      return { name: event.name, params: { from: event.from, to: event.to } };
    case 'article_post':
      return { name: event.name, params: {} };
  }
}

const moneyOf = ({ value, currency }: EventValue) => (currency ? { value, currency } : {});

/** What the items of a page cost together, if the page shows all of their prices. */
function totalOf(items: readonly EventItem[]): EventValue {
  const isKnown = items.every(({ price }) => typeof price === 'number');
  const value = items.reduce((sum, { price, quantity = 1 }) => sum + (price ?? 0) * quantity, 0);
  return { value, currency: (isKnown && items[0]?.currency) || null };
}

const googleItems = (items: readonly EventItem[]) =>
  items.map(({ id, name, variant, price, quantity }) => ({
    item_id: String(id),
    item_name: name,
    ...(variant === undefined ? {} : { item_variant: variant }),
    ...(typeof price === 'number' ? { price } : {}),
    ...(quantity === undefined ? {} : { quantity }),
  }));
