import type { EventItem, SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient } from '../../vendor.ts';

/** Naver's globals: the account, the function for visits, and that for conversions (premium log analysis). */
type Naver = {
  wcs_add?: { wa?: string };
  wcs_do?: (log?: object) => void;
  wcs?: { inflow: (domain?: string) => void; trans: (conversion: object) => void };
};

export default {
  start: async ({ id = '' }, { page, load }) => {
    const naver = page as Naver;
    naver.wcs_add = { ...naver.wcs_add, wa: id };
    await load('https://wcs.naver.net/wcslog.js');
    // Tells visits from Naver's ads apart; must precede the first visit.
    naver.wcs?.inflow((page.location as Location).hostname);
  },
  send: (event, _settings, { page }) => {
    const naver = page as Naver;
    if (event.name === 'page_view') naver.wcs_do?.({});
    const conversion = naverConversion(event);
    if (conversion) naver.wcs?.trans(conversion);
  },
  stores: ['NA_*', 'wcs_*', 'NWB', 'NVADID', 'NFS'],
} satisfies VendorClient;

function naverConversion(event: SiteEvent): object | undefined {
  switch (event.name) {
    case 'reserve':
      return {
        type: 'schedule',
        id: event.reservation,
        value: String(event.value),
        items: event.items.map(item),
      };
    case 'inquiry_send':
      return { type: 'lead' };
    case 'add_to_cart':
      return { type: 'add_to_cart', value: String(event.value), items: event.items.map(item) };
    case 'begin_reservation':
      return { type: 'begin_checkout' };
    case 'view_item':
      return { type: 'view_product', items: event.items.map(item) };
    default:
      return undefined;
  }
}

const item = ({ id, name, quantity = 1, price }: EventItem) => ({
  id: String(id),
  name,
  quantity,
  ...(typeof price === 'number' ? { payAmount: price * quantity } : {}),
});
