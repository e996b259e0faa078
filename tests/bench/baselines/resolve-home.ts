import { createBackendClient } from '#engine/api/backend-client.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { loadSources } from '#engine/data/load-sources.ts';
import { createSourceReader } from '#engine/data/source-reader.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import { makeContext } from '#engine/page/make-context.ts';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { type ResolvedPage, requestsOf, resolveNodes, selectNodes } from '#engine/resolve/resolve-page.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import type { InfoResponse } from '#schemas/api/info.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { backendSiteStore } from '#server/site/tenant/site-store.ts';

type ResolvedHome = { resolved: ResolvedPage; context: PageContext };

/**
 * The home page of the bench partner before the engine renders it: every node with its data. Read once from the backend
 * that `BACKEND_URL` and `APP_KEY` specify.
 * @throws if the backend, the partner or one of the page's sources is missing
 */
export async function resolveHome(origin: string, code = 'bench'): Promise<ResolvedHome> {
  const { BACKEND_URL: baseUrl = '', APP_KEY: appKey = '' } = process.env;
  const store = backendSiteStore({ baseUrl, appKey });
  const { text, file } = await store.document(code);
  const site = prepareSite(readSiteDocument(text, file, registry), { registry, sanitize: sanitizeHtml });
  const reader = createSourceReader({
    client: createBackendClient({ baseUrl, appKey }),
    sanitize: sanitizeHtml,
  });
  const tenantRef = { partnerCode: code, origin };
  const page = site.page('/');
  const info = registry.sources.get('info');
  if (!page || !info) throw new Error('[bench] The partner has no home page');
  const facts = await reader.read(tenantRef, { key: 'info', source: info, params: {}, deferred: false });
  const { row } = facts as InfoResponse;
  const locale = row.partner.language.main.code;
  const request = {
    site,
    tenantRef,
    origin,
    path: '/',
    query: new URLSearchParams(),
    now: new Date(),
    preview: false,
    waitForDeferred: true,
  };
  const context = makeContext(request, page, {}, '/', locale, row, registry.vendors);
  const { partner, marketing, config, params, query, now } = context;
  const clock = { today: zonedDay(now, config.timeZone) };
  const roots = { partner, marketing, config, params, query, clock };
  const scope = { locale, mainLocale: locale, roots };
  const at = { locale, homepageType: config.homepageType, now, timeZone: config.timeZone };
  const { page: nodes } = selectNodes(site, page, at);
  const requests = requestsOf([...Object.values(nodes.slots), ...nodes.sections], registry, scope);
  const reads = [...requests.values()].filter((read): read is SourceRequest => !(read instanceof Error));
  const outcomes = await loadSources(reads, { reader, tenantRef, deadline: 10_000, waitForDeferred: true });
  const slots = Object.entries(nodes.slots).map(([name, node]) => [
    name,
    resolveNodes([node], requests, outcomes, scope)[0],
  ]);
  const sections = resolveNodes(nodes.sections, requests, outcomes, scope);
  return { resolved: { slots: Object.fromEntries(slots), sections }, context };
}
