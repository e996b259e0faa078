import type { VendorClient } from '../../vendor.ts';

type Pixel = ((...words: unknown[]) => void) & {
  exe?: (...words: unknown[]) => void;
  queue: unknown[];
  version: string;
};

let isViewed = false;

export default {
  start: async (_settings, { page, load }) => {
    page.twq ??= createPixel();
    await load('https://static.ads-twitter.com/uwt.js');
  },
  send: (event, { id, reserve, inquiry }, { page }) => {
    const pixel = page.twq as Pixel;
    if (event.name === 'page_view') {
      // Its configuration is the first view.
      if (isViewed) pixel('track', 'PageView');
      else pixel('config', id);
      isViewed = true;
      return;
    }
    const conversion = { reserve, inquiry_send: inquiry }[event.name as string];
    if (!conversion) return;
    const { value, currency } = event as { value?: number; currency?: string | null };
    pixel('event', conversion, { conversion_id: event.id, ...(currency ? { value, currency } : {}) });
  },
  stores: ['_twclid', '_twpid', 'twclid'],
} satisfies VendorClient;

/** X's snippet: queues calls until its script handles them. */
function createPixel(): Pixel {
  const pixel = ((...words: unknown[]) => {
    if (pixel.exe) pixel.exe(...words);
    else pixel.queue.push(words);
  }) as Pixel;
  return Object.assign(pixel, { queue: [], version: '1.1' });
}
