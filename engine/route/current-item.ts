type Entry = { url: string };
type MenuLike = Entry & { subList: readonly Entry[] };

/** Which entries of the navigation stand for the page: indexes into the menu and into that item's subList. */
export type CurrentItem = { home: boolean; item?: number; sub?: number };

type Place = { path: string; query: Readonly<Record<string, string>> };

/**
 * Finds the current entries of the navigation (SPEC section 2, Header). An item is current when the path
 * matches it or one of its sub-list entries; an item whose url lies in /products or /exhibitions also when the
 * path is under its url. For products that wider match gives way to any entry that owns the path itself.
 * At most one item and one sub-list entry are current, so the underline has one place to be.
 * @param path path without the language segment.
 */
export function currentItem(
  menu: readonly MenuLike[],
  path: string,
  query: Readonly<Record<string, string>> = {},
): CurrentItem {
  const place = { path: trimmed(path), query };
  const home = place.path === '/';
  const owner = bestOwner(menu, place);
  if (owner) return { home, ...owner };
  const item = menu.findIndex(
    ({ url, subList }) => isUnder(url, place) || subList.some((s) => isUnder(s.url, place)),
  );
  if (item === -1) return { home };
  const sub = menu[item]?.subList.findIndex(({ url }) => isUnder(url, place)) ?? -1;
  return sub === -1 ? { home, item } : { home, item, sub };
}

type Owner = { item: number; sub?: number };

/** The entry that names the page itself; one that also names its query (`/products?category=3`) knows it better. */
function bestOwner(menu: readonly MenuLike[], place: Place): Owner | undefined {
  const owners: { owner: Owner; weight: number }[] = [];
  menu.forEach(({ url, subList }, item) => {
    const sub = subList.map((entry) => matchWeight(entry.url, place));
    const best = Math.max(-1, ...sub);
    const own = matchWeight(url, place);
    if (best >= 0) owners.push({ owner: { item, sub: sub.indexOf(best) }, weight: best });
    if (own >= 0 && own > best) owners.push({ owner: { item }, weight: own });
  });
  return owners.sort((a, b) => b.weight - a.weight)[0]?.owner;
}

/** How many query parameters an entry shares with the page, or -1 when the page is not the entry's. */
function matchWeight(url: string, { path, query }: Place): number {
  const entry = parse(url);
  if (!entry || entry.path !== path) return -1;
  return entry.params.every(([key, value]) => query[key] === value) ? entry.params.length : -1;
}

const sections = ['/products', '/exhibitions'];

function isUnder(url: string, { path }: Place): boolean {
  const entry = parse(url);
  if (!entry || entry.params.length > 0) return false;
  const inSection = sections.some(
    (section) => entry.path === section || entry.path.startsWith(`${section}/`),
  );
  return inSection && path.startsWith(`${entry.path}/`);
}

function parse(url: string): { path: string; params: [string, string][] } | undefined {
  if (!url.startsWith('/')) return undefined;
  const parsed = URL.parse(url, 'http://site.invalid');
  return parsed ? { path: trimmed(parsed.pathname), params: [...parsed.searchParams] } : undefined;
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
