import type { SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient } from '../../vendor.ts';
import { metaEvent } from './meta-event.ts';

type Pixel = ((...words: unknown[]) => void) & {
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  push: unknown;
  disablePushState: boolean;
};

export default {
  start: async ({ id }, { page, load }) => {
    if (!page.fbq) page._fbq = page.fbq = createPixel();
    const pixel = page.fbq as Pixel;
    // It would count page views of its own at each change of the URL.
    pixel.disablePushState = true;
    // No automatic events: they send the texts of buttons.
    pixel('set', 'autoConfig', false, id);
    pixel('init', id);
    // Where a browser blocks it, conversions still go through the clinic's own server.
    await load('https://connect.facebook.net/en_US/fbevents.js').catch(() => {});
  },
  send: (event, _settings, { page }) => {
    const known = metaEvent(event);
    if (!known) return;
    const { name, isStandard, params } = known;
    (page.fbq as Pixel)(isStandard ? 'track' : 'trackCustom', name, params, { eventID: event.id });
    if (event.name === 'reserve' || event.name === 'inquiry_send') sendFromServer(event, page);
  },
  stores: ['_fbp', '_fbc'],
} satisfies VendorClient;

/** Meta's snippet: queues calls until its script handles them. */
function createPixel(): Pixel {
  const pixel = ((...words: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...words);
    else pixel.queue.push(words);
  }) as Pixel;
  return Object.assign(pixel, {
    queue: [],
    loaded: true,
    version: '2.0',
    push: pixel,
    disablePushState: true,
  });
}

/**
 * The same conversion through the clinic's own server (Conversions API), in case the browser blocks the pixel. Meta counts
 * both once, by the event's id.
 */
function sendFromServer(event: SiteEvent, page: Record<string, unknown>): void {
  const { document, location, navigator } = page as unknown as Window & typeof globalThis;
  const cookie = (name: string) =>
    new RegExp(`(?:^|; )${name}=([\\w.-]{1,300})`).exec(document.cookie)?.[1] ?? null;
  const { value = 0, currency = null } = event as { value?: number; currency?: string | null };
  const body = JSON.stringify({
    event: event.name,
    eventId: event.id,
    url: `${location.origin}${location.pathname}`,
    value,
    currency,
    fbp: cookie('_fbp'),
    fbc: cookie('_fbc'),
    userAgent: navigator.userAgent.slice(0, 500),
  });
  const send = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true };
  if (navigator.onLine !== false) fetch('/api/customer/global/conversions', send).catch(() => {});
}
