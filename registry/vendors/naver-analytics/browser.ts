import type { EventItem, EventValue, SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorTools } from '../../vendor.ts';

/** Naver's globals: the account, the function for visits, and that for conversions (premium log analysis). */
type Naver = {
  wcs_add?: { wa?: string };
  wcs_do?: (log?: object) => void;
  wcs?: { inflow: (domain?: string) => void; trans: (conversion: object) => void };
};

/** Follows https://naver.github.io/conversion-tracking/pages/01_script_guide_wcstrans (November 2025). */
export default {
  start: async ({ id = '' }, tools) => {
    const { page, load } = tools;
    const naver = page as Naver;
    naver.wcs_add = { ...naver.wcs_add, wa: id };
    await load('https://wcs.naver.net/wcslog.js');
    recordInflow(tools);
  },
  update: recordInflow,
  send: (event, _settings, tools) => {
    const naver = tools.page as Naver;
    if (event.name === 'page_view') naver.wcs_do?.({});
    // Conversions are credited to ads.
    const conversion = isMarketing(tools) ? naverConversion(event) : undefined;
    if (conversion) naver.wcs?.trans(conversion);
  },
  stores: { statistics: ['wcs_*', 'NWB', 'NFS'], marketing: ['NA_*', 'NVADID'] },
} satisfies VendorClient;

/** Tells visits from Naver's ads apart, by cookies of its own; must precede the first visit that is to have it. */
function recordInflow(tools: VendorTools): void {
  const { wcs, location } = tools.page as Naver & { location: Location };
  if (isMarketing(tools)) wcs?.inflow(location.hostname);
}

const isMarketing = ({ granted }: VendorTools) => granted().includes('marketing');

function naverConversion(event: SiteEvent): object | undefined {
  switch (event.name) {
    case 'reserve':
      return { type: 'schedule', id: event.reservation, ...moneyOf(event), items: event.items.map(item) };
    case 'inquiry_send':
      return { type: 'lead' };
    case 'contact_click':
      return event.channel === 'phone' ? { type: 'call' } : undefined;
    case 'add_to_cart':
      return { type: 'add_to_cart', ...moneyOf(event), items: event.items.map(item) };
    case 'begin_reservation':
      return { type: 'begin_checkout' };
    case 'view_item':
      return { type: 'view_product', items: event.items.map(item) };
    case 'view_item_list':
      return { type: 'view_item_list', items: event.items.map(item) };
    case 'search':
      return { type: 'search' };
    default:
      return undefined;
  }
}

/** Without a currency, Naver takes amounts for won. */
const moneyOf = ({ value, currency }: EventValue) => ({
  value: String(value),
  ...(currency ? { currency } : {}),
});

const item = ({ id, name, variant, quantity = 1, price }: EventItem) => ({
  id: String(id),
  name: withoutQuotes(name),
  quantity,
  ...(variant === undefined ? {} : { option: withoutQuotes(variant) }),
  ...(typeof price === 'number' ? { payAmount: price * quantity } : {}),
});

/** Naver's script fails at quotation marks in names. */
const withoutQuotes = (text: string) => text.replace(/["']/g, '');
