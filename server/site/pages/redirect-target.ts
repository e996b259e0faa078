import { isLocalHost } from '#engine/head/public-origin.ts';
import { splitLocale } from '#engine/route/href.ts';
import { categoryKey, categoryPath } from '#engine/route/page-keys.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { sitePath } from './clean-path.ts';
import { type InfoDeps, siteInfo } from './site-info.ts';

/** Former parameters of the list of treatments, which had one page for all categories. */
const formerNames = ['categoryId', 'category'];

/**
 * The URL to which a request for a page is redirected, or undefined if it already has the page's only URL. One redirect
 * covers everything: spelling, case, the segment of the main language, a former URL, and a host of the partner other
 * than its `domainUrl`. The query stays.
 */
export async function redirectTarget(
  deps: InfoDeps,
  tenant: Tenant,
  url: URL,
  host: string,
): Promise<string | undefined> {
  const spelled = sitePath(tenant.site, url.pathname);
  const { segment, path } = splitLocale(spelled);
  const { path: current, search } = withoutFormer(tenant, path, url);
  // Only a detour needs to know the main language: pages themselves redirect from its segment. Without the info it takes
  // two steps.
  const isDetour = current !== path || spelled !== url.pathname;
  const isMain =
    segment !== undefined &&
    isDetour &&
    (await siteInfo(deps, tenant))?.partner.language.main.code === segment;
  const tidy = segment && !isMain ? `/${segment}${current === '/' ? '' : current}` : current;
  const origin = originElsewhere(tenant, host);
  if (origin !== undefined) return origin + tidy + search;
  return isDetour ? tidy + search : undefined;
}

function withoutFormer({ site }: Tenant, path: string, url: URL): { path: string; search: string } {
  const { search, searchParams } = url;
  if (path !== '/products' || search === '' || !site.page(categoryKey)) return { path, search };
  const id = formerNames.map((name) => searchParams.get(name)).find((value) => value !== null);
  if (!/^[1-9]\d{0,15}$/.test(id ?? '')) return { path, search };
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !formerNames.includes(part.split('=', 1)[0] ?? ''))
    .join('&');
  return { path: categoryPath(id ?? ''), search: rest && `?${rest}` };
}

/** The partner's own origin, if a request came to another of its hosts. A local host is for development. */
function originElsewhere({ entry }: Tenant, host: string): string | undefined {
  const own = URL.parse(entry.origin);
  if (!own || isLocalHost(own.hostname) || isLocalHost(hostName(host))) return undefined;
  return own.hostname === hostName(host) ? undefined : own.origin;
}
