import type { VendorClient } from '../../vendor.ts';
import { commandQueue, listOn } from '../_shared/command-queue.ts';

const line = (page: Record<string, unknown>) => commandQueue(page, '_lt', listOn(page, '_ltq'));

/**
 * LINE's own conversion is a reservation. All other types are custom events, from which the clinic makes conversions or
 * audiences at LINE.
 */
const types: Record<string, string> = {
  reserve: 'Conversion',
  inquiry_send: 'Inquiry',
  contact_click: 'Contact',
  add_to_cart: 'Cart',
};

export default {
  start: async ({ id }, { page, load }) => {
    line(page)('init', { customerType: 'lap', tagId: id });
    await load('https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js');
  },
  send: ({ name }, { id }, { page }) => {
    if (name === 'page_view') line(page)('send', 'pv', [id]);
    else if (types[name]) line(page)('send', 'cv', { type: types[name] }, [id]);
  },
  stores: ['__lt__*', '_lt_*'],
} satisfies VendorClient;
