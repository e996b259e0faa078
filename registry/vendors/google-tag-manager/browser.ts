import type { VendorClient } from '../../vendor.ts';
import { listOn } from '../_shared/command-queue.ts';
import { google, loadTagManager } from '../_shared/google.ts';
import { googleEvent } from '../_shared/google-event.ts';

export default {
  start: async ({ id = '' }, tools) => {
    google(tools);
    listOn(tools.page, 'dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    await loadTagManager(tools, id);
  },
  update: google,
  // Under the names of the event stream, so that triggers do not depend on those of one vendor.
  send: (event, _settings, { page }) => {
    const layer = listOn(page, 'dataLayer');
    const { items, ...params } = googleEvent(event).params;
    // The layer merges objects: without this, an event would inherit the items of the one before.
    layer.push({ ecommerce: null });
    layer.push({
      event: event.name,
      event_id: event.id,
      ...params,
      ...(items === undefined ? {} : { ecommerce: { ...params, items } }),
    });
  },
  stores: { statistics: ['_ga', '_ga_*', '_dc_gtm_*'], marketing: ['_gcl_*', '_gac_*'] },
} satisfies VendorClient;
