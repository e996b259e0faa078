import type { EventItem, SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient } from '../../vendor.ts';

/** Kakao's methods take one object, or a tag. They exist once its script has loaded. */
type Pixel = Record<string, (data?: unknown) => void>;

export default {
  start: (_settings, { load }) => load('https://t1.daumcdn.net/kas/static/kp.js'),
  send: (event, { id }, { page }) => {
    const known = kakaoEvent(event);
    if (!known) return;
    const pixel = (page.kakaoPixel as (id: string | undefined) => Pixel)(id);
    pixel[known.method]?.(known.data);
  },
  stores: ['_kau', '_kaw', '_kawlt*', '_kaslt*', '_karb', '_karmt', '_kahai'],
} satisfies VendorClient;

function kakaoEvent(event: SiteEvent): { method: string; data?: unknown } | undefined {
  switch (event.name) {
    case 'page_view':
      return { method: 'pageView' };
    case 'view_item':
      return { method: 'viewContent', data: { id: String(event.items[0]?.id ?? '') } };
    case 'search':
      return { method: 'search', data: { keyword: event.keyword } };
    case 'add_to_cart':
      return { method: 'addToCart', data: { id: String(event.items[0]?.id ?? '') } };
    case 'begin_reservation':
      return { method: 'viewCart' };
    case 'reserve':
      return {
        method: 'purchase',
        data: {
          total_quantity: String(event.items.reduce((sum, { quantity = 1 }) => sum + quantity, 0)),
          total_price: String(event.value),
          currency: event.currency ?? 'KRW',
          products: event.items.map(product),
        },
      };
    case 'inquiry_send':
      return { method: 'participation', data: 'inquiry' };
    case 'contact_click':
      return { method: 'participation', data: event.channel };
    default:
      return undefined;
  }
}

const product = ({ id, name, quantity = 1, price }: EventItem) => ({
  id: String(id),
  name,
  quantity: String(quantity),
  price: String(price ?? 0),
});
