import type { VendorStores } from '#registry/vendor.ts';
import type { ConsentCategory } from '#schemas/site/site-event.ts';

/** The stores of a vendor to clear: each refused category's, or all if the vendor does not list them by category. */
export function refusedStores(
  stores: VendorStores,
  categories: readonly ConsentCategory[],
  granted: readonly ConsentCategory[],
): readonly string[] {
  const refused = categories.filter((category) => !granted.includes(category));
  if (isList(stores)) return refused.length === categories.length ? stores : [];
  return refused.flatMap((category) => stores[category] ?? []);
}

const isList = (stores: VendorStores): stores is readonly string[] => Array.isArray(stores);

/**
 * Deletes a vendor's cookies and storage on this site. A cookie may belong to the host or to any domain above it, which
 * scripts cannot see, so it is deleted on all of them.
 * @param stores names, or their beginnings followed by `*`
 */
export function clearStores(stores: readonly string[]): void {
  const matches = (name: string) =>
    stores.some((store) => (store.endsWith('*') ? name.startsWith(store.slice(0, -1)) : name === store));
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter(matches)) for (const domain of domains()) expire(name, domain);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const name of Object.keys(window[storage]).filter(matches)) window[storage].removeItem(name);
    } catch {
      // A browser without storage has stored nothing.
    }
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain && `; domain=${domain}`}`;
}

/** The host alone, then it and each domain above it. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}
