import type { VendorClient } from '../../vendor.ts';
import { listOn } from '../_shared/command-queue.ts';
import { google, loadTagManager } from '../_shared/google.ts';
import { googleEvent } from '../_shared/google-event.ts';

/** Names of the values in each page's data layer, besides those that every event has. */
const pushed = new WeakMap<object, string[]>();

export default {
  start: async ({ id = '' }, tools) => {
    google(tools);
    listOn(tools.page, 'dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    await loadTagManager(tools, id);
  },
  update: google,
  // Under the names of the event stream, so that triggers do not depend on one vendor's names.
  send: (event, _settings, { page }) => {
    const layer = listOn(page, 'dataLayer');
    const { items, ...params } = googleEvent(event).params;
    // The layer merges objects: without this, an event would inherit the items and values of those before.
    const earlier = pushed.get(page) ?? [];
    layer.push({ ecommerce: null, ...Object.fromEntries([...earlier].map((name) => [name, undefined])) });
    pushed.set(page, [...new Set([...earlier, ...Object.keys(params)])]);
    layer.push({
      event: event.name,
      event_id: event.id,
      ...params,
      ...(items === undefined ? {} : { ecommerce: { ...params, items } }),
    });
  },
  stores: { statistics: ['_ga', '_ga_*', '_dc_gtm_*'], marketing: ['_gcl_*', '_gac_*'] },
} satisfies VendorClient;
