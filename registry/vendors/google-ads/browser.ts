import type { SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorSettings } from '../../vendor.ts';
import { google, loadTag } from '../_shared/google.ts';
import { googleEvent } from '../_shared/google-event.ts';

export default {
  start: async ({ id = '' }, tools) => {
    google(tools)('config', id, { send_page_view: false });
    await loadTag(tools, id);
  },
  update: google,
  send: (event, settings, tools) => {
    const { id } = settings;
    if (event.name === 'page_view') {
      google(tools)('event', 'page_view', { ...googleEvent(event).params, send_to: id });
      return;
    }
    const label = labelOf(event, settings);
    if (!label) return;
    const { transaction_id, value, currency } = googleEvent(event).params;
    google(tools)('event', 'conversion', { send_to: `${id}/${label}`, transaction_id, value, currency });
  },
  stores: ['_gcl_*', '_gac_*'],
} satisfies VendorClient;

function labelOf({ name }: SiteEvent, { reserve, inquiry, contact }: VendorSettings): string | undefined {
  return { reserve, inquiry_send: inquiry, contact_click: contact }[name as string];
}
