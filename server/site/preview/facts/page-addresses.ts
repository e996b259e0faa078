import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { eventEndedKey, notFoundKey } from '#engine/route/page-keys.ts';
import type { Registry } from '#registry/contract.ts';
import type { ReadContent } from './read-content.ts';

export type FoundAddresses = {
  pages: { key: string; path: string }[];
  /** Pages that were left out, each with the reason. */
  unread: string[];
};

/** The pages of a site without a language: one URL per key, and one per id for detail pages, at most `maxPerKey`. */
export function pageAddresses(
  site: PreparedSite,
  registry: Registry,
  content: ReadContent,
  maxPerKey = 20,
): FoundAddresses {
  const template = registry.templates.get(site.document.template)?.template;
  const keys = new Set([...Object.keys(template?.pages ?? {}), ...Object.keys(site.document.pages ?? {})]);
  const ids: Record<string, readonly { id: number }[] | undefined> = {
    '{productId}': content.products,
    '{exhibitionId}': content.exhibitions,
    '{noticeId}': content.notices,
    '{brandingId}': content.brandings,
  };
  const found: FoundAddresses = { pages: [], unread: [] };
  for (const key of keys) {
    if (key === notFoundKey || key === eventEndedKey) continue;
    const [param, ...others] = key.match(/\{[^}]*\}/g) ?? [];
    const rows = param === undefined ? undefined : ids[param];
    if (param === undefined) found.pages.push({ key, path: key });
    else if (!rows || others.length > 0) found.unread.push(`${key}: it has no list of addresses.`);
    else {
      const some = rows.slice(0, maxPerKey);
      for (const { id } of some) found.pages.push({ key, path: key.replace(param, String(id)) });
      if (some.length < rows.length)
        found.unread.push(`${key}: ${some.length} of ${rows.length} pages were read.`);
    }
  }
  return found;
}
