/** What the widget should open (SPEC section 7). `partnerOrProductId` is `wpid`. */
export type WidgetRequest =
  | { to: 'visit' }
  | { to: 'treatment' }
  | { to: 'productList'; categoryId: number; partnerOrProductId: number | null }
  | { to: 'eventProductList'; eventId: number; partnerOrProductId: number | null };

/**
 * What a page's query asks the widget to open: `wcopen` a visit, `wopen` the treatments, `wcid` a list of treatments,
 * `weid` an event's treatments, each with `wpid`. Ids that are not positive integers are ignored.
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

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : null;
}

/** A flag is on if the query contains it, unless its value turns it off. */
const isOn = (query: URLSearchParams, name: string) =>
  query.has(name) && !/^(0|false|no)$/i.test(query.get(name) ?? '');
