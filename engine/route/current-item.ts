type Entry = { url: string };
type MenuLike = Entry & { subList: readonly Entry[] };

/** The current entries of the navigation: indexes into the menu and into that item's subList. */
type CurrentItem = { home: boolean; item?: number; sub?: number };

type Place = { path: string; query: Readonly<Record<string, string>> };

/**
 * Finds the current entries of the navigation (SPEC section 2, Header). An item is current when the path matches it or
 * one of its sub-list entries; an item in /products or /exhibitions also when the path is under its url, unless another
 * entry matches the path exactly. At most one item and one sub-list entry are current, so only one is underlined.
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

/** The entry that matches the page exactly, preferably including its query (`/products?category=3`). */
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

/** How many query parameters an entry shares with the page, or -1 if the entry does not match the page. */
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
