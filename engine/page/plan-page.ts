import type { Scope } from '#engine/bindings/resolve-data.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { type SourceRequest, toSourceRequest } from '#engine/data/source-request.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { requestsOf, selectNodes, tryRequest } from '#engine/resolve/resolve-page.ts';
import type { Registry } from '#registry/contract.ts';
import { zonedDay } from '#schemas/time/zone.ts';

/**
 * Determines which nodes a page shows now, and all reads of the nodes and the page itself. A read is an `Error` if its
 * parameters cannot be resolved. `until`: when the choice of nodes changes next.
 */
export function planPage(site: PreparedSite, page: PreparedPage, context: PageContext, registry: Registry) {
  const { partner, marketing, config, params, query, locale, mainLocale, now } = context;
  const { homepageType, timeZone } = config;
  const { page: nodes, until } = selectNodes(site, page, { locale, homepageType, now, timeZone });
  const clock = { today: zonedDay(now, timeZone) };
  const scope: Scope = { locale, mainLocale, roots: { partner, marketing, config, params, query, clock } };

  const own = Object.entries(page.sources ?? {}).map(([alias, ref]) => ({
    alias,
    isOptional: ref.optional === true,
    read: tryRequest(ref, registry, scope),
  }));
  const metadata = toSourceRequest(page.metadata, registry, scope);
  const requests = requestsOf([...Object.values(nodes.slots), ...nodes.sections], registry, scope);
  const reads = [...own.map(({ read }) => read), metadata, ...requests.values()].filter(
    (read): read is SourceRequest => !(read instanceof Error),
  );
  return { nodes, until, scope, own, metadata, requests, reads };
}
