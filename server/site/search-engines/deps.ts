import type { BackendClient } from '#engine/api/backend-client.ts';
import { isLocalHost } from '#engine/head/public-origin.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { PageServer } from '#server/site/pages/serve-pages.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** What the files for search engines are generated from. */
export type SearchDeps = SearchReader & {
  /** Lists the pages of a site (list-pages.ts). @throws TooBusy, or another error if one of them cannot be made */
  listPages: (site: SearchSite) => Promise<SitePage[]>;
};

/** What the pages and entries of a site are read from. */
export type SearchReader = { pages: PageServer; client: BackendClient };

/** A page that belongs to no entry. */
export type SitePage = SitemapPage & { path: string; title: string; description: string };

/** A site as search engines know it. */
export type SearchSite = {
  tenant: Tenant;
  /** Scheme and host under which they list it. */
  origin: string;
  main: LanguageCode;
  languages: readonly LanguageCode[];
  name: string;
  description: string;
  /** When the operator last asked search engines to read everything again (ISO). */
  sitemapUpdatedAt: string | null;
};

/** The origin under which search engines list a site that was asked at `asked`: local hosts stand for themselves. */
export function listedOrigin({ entry }: Tenant, asked: string): string {
  const isLocal = (origin: string) => isLocalHost(URL.parse(origin)?.hostname ?? '');
  return isLocal(asked) || isLocal(entry.origin) ? asked : entry.origin;
}
