import type { BackendClient } from '#engine/api/backend-client.ts';
import { isLocalHost } from '#engine/head/public-origin.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { PageServer } from '#server/site/pages/serve-pages.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

/** What the files for search engines are generated from. */
export type SearchDeps = { pages: PageServer; client: BackendClient };

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
