import type { EventItem, SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorTools } from '../../vendor.ts';

/** TikTok's queue: an array with methods that its script replaces. */
type Queue = unknown[] & Record<string, unknown> & { page: () => void; track: (...words: unknown[]) => void };

const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';
const methods = ['page', 'track', 'identify', 'instances', 'ready', 'enableCookie', 'disableCookie'];

export default {
  start: async ({ id = '' }, { page, load }) => {
    const queue = queueOn(page);
    queue._i = { ...(queue._i as object), [id]: Object.assign([], { _u: script }) };
    queue._t = { ...(queue._t as object), [id]: Date.now() };
    queue._o = { ...(queue._o as object), [id]: {} };
    await load(`${script}?sdkid=${id}&lib=ttq`);
  },
  send: (event, _settings, { page }) => {
    if (event.name === 'page_view') return queueOn(page).page();
    const known = tiktokEvent(event);
    if (known) queueOn(page).track(known.name, known.params, { event_id: event.id });
  },
  stores: ['_ttp', '_tt_enable_cookie', 'ttcsid*', 'tt_*'],
} satisfies VendorClient;

function queueOn(page: VendorTools['page']): Queue {
  page.TiktokAnalyticsObject = 'ttq';
  if (page.ttq) return page.ttq as Queue;
  const queue = [] as unknown as Queue;
  for (const method of methods)
    Object.assign(queue, { [method]: (...words: unknown[]) => void queue.push([method, ...words]) });
  page.ttq = queue;
  return queue;
}

/**
 * Events as in https://ads.tiktok.com/help/article/supported-standard-events, parameters as in
 * https://ads.tiktok.com/help/article/about-parameters.
 */
function tiktokEvent(event: SiteEvent): { name: string; params: object } | undefined {
  switch (event.name) {
    case 'view_item':
      return { name: 'ViewContent', params: contents(event.items) };
    case 'search':
      return { name: 'Search', params: { search_string: event.keyword } };
    case 'add_to_cart':
      return { name: 'AddToCart', params: { ...contents(event.items), ...moneyOf(event) } };
    case 'begin_reservation':
      return { name: 'InitiateCheckout', params: {} };
    case 'reserve':
      return { name: 'Schedule', params: { ...contents(event.items), ...moneyOf(event) } };
    case 'contact_click':
      return { name: 'Contact', params: {} };
    case 'inquiry_send':
      return { name: 'SubmitForm', params: {} };
    default:
      return undefined;
  }
}

const contents = (items: readonly EventItem[]) => ({
  content_type: 'product',
  contents: items.map(({ id, name, price, quantity = 1 }) => ({
    content_id: String(id),
    content_name: name,
    content_type: 'product',
    quantity,
    ...(typeof price === 'number' ? { price } : {}),
  })),
});
const moneyOf = ({ value, currency }: { value: number; currency: string | null }) =>
  currency ? { value, currency } : {};
