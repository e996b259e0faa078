import type { VendorClient } from '../../vendor.ts';
import { google, loadTag } from '../_shared/google.ts';
import { googleEvent } from '../_shared/google-event.ts';

export default {
  start: async ({ id = '' }, tools) => {
    // The stream reports page views: the tag's own first one would be a second.
    google(tools)('config', id, { send_page_view: false });
    await loadTag(tools, id);
  },
  update: google,
  send: (event, { id }, tools) => {
    const { name, params } = googleEvent(event);
    google(tools)('event', name, { ...params, send_to: id });
  },
  stores: ['_ga', '_ga_*'],
} satisfies VendorClient;
