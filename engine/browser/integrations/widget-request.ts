import { utmNames } from '#schemas/site/utm-names.ts';

/** What the widget is asked to open (SPEC section 7). `partnerOrProductId` is `wpid`. */
export type WidgetRequest =
  | { to: 'visit' }
  | { to: 'treatment' }
  | { to: 'productList'; categoryId: number; partnerOrProductId: number | null }
  | { to: 'eventProductList'; eventId: number; partnerOrProductId: number | null };

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** Longest value that is passed on: what is longer is no campaign. */
const longestValue = 200;

/**
 * What the address of a page asks the widget to open: `wcopen` the visit, `wopen` the treatments, `wcid` a list of
 * treatments, `weid` those of an event, each with `wpid`. Ids that are no whole numbers are no ids.
 */
export function requestInQuery(search: string): WidgetRequest | undefined {
  const query = new URLSearchParams(search);
  const partnerOrProductId = idIn(query, 'wpid');
  const eventId = idIn(query, 'weid');
  if (eventId !== null) return { to: 'eventProductList', eventId, partnerOrProductId };
  const categoryId = idIn(query, 'wcid');
  if (categoryId !== null) return { to: 'productList', categoryId, partnerOrProductId };
  if (isOn(query, 'wcopen')) return { to: 'visit' };
  if (isOn(query, 'wopen')) return { to: 'treatment' };
  return undefined;
}

/** The campaign values of an address. */
export function utmInQuery(search: string): Utm {
  const query = new URLSearchParams(search);
  const found = utmNames.flatMap((name) => {
    const value = query.get(name)?.slice(0, longestValue);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : null;
}

/** A flag is on where it stands in the address, unless it is switched off there. */
const isOn = (query: URLSearchParams, name: string) =>
  query.has(name) && !/^(0|false|no)$/i.test(query.get(name) ?? '');
