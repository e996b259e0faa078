import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageResult } from '#engine/page/page-request.ts';
import { isCampaignName } from '#engine/route/campaign.ts';
import { cacheNone } from '#registry/cache-policy.ts';
import { previewParam } from '#schemas/operator/preview-token.ts';
import type { MakeAnswer } from '#server/site/html-cache/entry.ts';
import type { HtmlCache } from '#server/site/html-cache/html-cache.ts';
import { pageEntryKey } from '#server/site/html-cache/serve-from-cache.ts';
import type { countOnce } from '#server/site/requests/count-once.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { loginOf } from '#server/site/requests/login.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { indexPage } from '#server/site/requests/plain-pages.ts';
import { hostName, originOf, requestUrl } from '#server/site/requests/request-url.ts';
import { SiteUnavailable } from '#server/site/tenant/site-unavailable.ts';
import type { BuildAssets } from './build-assets.ts';
import { cleanPath } from './clean-path.ts';
import { normalizeUrl } from './normalize-url.ts';
import {
  documentAnswer,
  makeTenantPage,
  NoSuchSite,
  type PageAddress,
  type PageDeps,
  PageMoved,
  PageUnavailable,
  payloadAnswer,
  timed,
  timedAnswer,
  toDocument,
  toPayload,
} from './page-answers.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendHtml, sendMisdirected } from './send-html.ts';
import { createPageSender } from './send-page.ts';

const maxPathLength = 2_000;
/** Maximum number of sites on the page of plain localhost. */
const listed = 100;

export type PageServer = PageDeps & {
  allowPreview: boolean;
  /** Plain localhost lists the sites. Otherwise it is like any other unknown host. */
  showIndex: boolean;
  cache: HtmlCache;
  /** Refuses IP addresses that cause too many renders. @throws an error with the status 429 */
  limitMaking?: ReturnType<typeof countOnce> | undefined;
  /** Answers requests with the token of a preview (`previewParam`), instead of the published site. */
  showPreview: (request: FastifyRequest, reply: FastifyReply, address: PageAddress) => Promise<FastifyReply>;
  /** In development: lets Vike add its own scripts to the document. */
  document?: DocumentOf;
};

type DocumentOf = (
  made: Extract<PageResult, { kind: 'page' }>,
  assets: ReturnType<BuildAssets['forPage']>,
  url: string,
) => Promise<string>;

/** Answers a request with the page at its URL, or the site's page for URLs without one. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Handles every URL without another route: pages and their payloads.
 * @returns `showUncached`, for other routes whose URL may lead to a page later
 */
export function servePages(server: FastifyInstance, options: PageServer): { showUncached: ShowPage } {
  const { tenants, allowPreview, showIndex, showPreview } = options;
  const deps: PageDeps = options;

  const { answer, answerAlone, answerWithout, sendUnavailable } = createPageSender(options);

  server.get<{ Querystring: { path?: string; deferred?: string } }>('/_maru/page', async (request, reply) => {
    const host = hostName(request.hostname);
    // A repeated parameter is an array.
    const path: unknown = request.query.path ?? '/';
    const url = typeof path === 'string' && path.length <= maxPathLength ? requestUrl(path) : undefined;
    if (!url) return reply.code(400).send({ message: 'path is not a valid path' });
    // Whole documents only: a published page has no bar.
    if (url.searchParams.has(previewParam)) return reply.send({ redirect: path });
    const tidy = cleanPath(url.pathname);
    const origin = originOf(request);
    const waitForDeferred = request.query.deferred === 'wait';
    try {
      const tenant = await tenants.byHost(host);
      if (!tenant) return sendMisdirected(reply);
      const moved = await redirectTarget(deps, tenant, url, request.hostname);
      if (moved) return reply.send({ redirect: moved });
      const normalized = normalizeUrl(tenant.site, tidy, url.searchParams);
      const address = { origin, host, path: tidy, search: normalized.slice(tidy.length), waitForDeferred };
      const login = loginOf(request);
      if (login !== undefined)
        return await answerAlone(request, reply, tenant, login, (own, state) =>
          payloadAnswer(own, { ...address, ...state }),
        );
      const key = payloadKey(origin, normalized);
      const make = payloadMaker(deps, address);
      return await answer(request, reply, tenant, waitForDeferred ? undefined : key, make);
    } catch (error) {
      if (error instanceof SiteUnavailable && !waitForDeferred)
        return answerWithout(error, request, reply, payloadKey(origin, sorted(tidy, url)));
      if (error instanceof PageMoved) return reply.send({ redirect: error.to });
      if (error instanceof NoSuchSite) return sendMisdirected(reply);
      if (error instanceof PageUnavailable && error.found)
        return sendUnavailable(error, request, reply, toPayload);
      if (error instanceof PageUnavailable || error instanceof TooBusy)
        return reply.code(503).header('retry-after', '5').send({ message: 'unavailable' });
      throw error;
    }
  });

  const show = async (request: FastifyRequest, reply: FastifyReply, isCacheable: boolean) => {
    const url = requestUrl(request.url);
    if (!url) return sendProblem(reply, 400);
    const host = hostName(request.hostname);
    const path = cleanPath(url.pathname);
    // Compares with the routed, unnormalized path: `/x/../readyz` matches this route and must not be cached as `/readyz`.
    const isDetour = path !== request.url.split('?')[0];
    const origin = originOf(request);
    const preview = allowPreview && url.searchParams.has('preview');
    if (url.searchParams.has(previewParam)) {
      await options.limitMaking?.(request.url, request, reply);
      return showPreview(request, reply, { origin, host, path, search: url.search });
    }
    try {
      const tenant = await tenants.byHost(host);
      if (!tenant) {
        if (!showIndex || request.hostname !== 'localhost') return sendMisdirected(reply);
        if (url.pathname !== '/') return sendProblem(reply, 404);
        return sendHtml(reply, 200, indexPage(await tenants.first(listed), request.port));
      }
      const moved = await redirectTarget(deps, tenant, url, request.hostname);
      if (isDetour || moved) return movedTo(reply, moved ?? path + url.search);
      const normalized = normalizeUrl(tenant.site, path, url.searchParams);
      const address: PageAddress = { origin, host, path, search: normalized.slice(path.length), preview };
      const key = pageEntryKey(origin, normalized);
      if (options.document) {
        const { made, header } = await developmentDocument(deps, options.document, address, request.url);
        return sendHtml(reply.header('server-timing', header), made.status, made.body);
      }
      const login = preview ? undefined : loginOf(request);
      if (login !== undefined)
        return await answerAlone(request, reply, tenant, login, (own, state) =>
          documentAnswer(own, { ...address, ...state }),
        );
      if (preview) return await answer(request, reply, tenant, undefined, previewMaker(deps, address));
      if (!isCacheable) return await answer(request, reply, tenant, undefined, uncachedMaker(deps, address));
      return await answer(request, reply, tenant, key, documentMaker(deps, address));
    } catch (error) {
      if (error instanceof SiteUnavailable && !preview) {
        if (isDetour) return movedTo(reply, path + url.search);
        return answerWithout(error, request, reply, pageEntryKey(origin, sorted(path, url)));
      }
      if (error instanceof PageMoved) return movedTo(reply, error.to + url.search);
      if (error instanceof NoSuchSite) return sendMisdirected(reply);
      if (!(error instanceof PageUnavailable)) throw error;
      request.log.error({ reason: error.message, host, path }, 'page unavailable');
      return sendUnavailable(error, request, reply, toDocument);
    }
  };
  server.get('/*', (request, reply) => show(request, reply, true));
  return { showUncached: (request, reply) => show(request, reply, false) };
}

// A cached page retains its renderer, and with it every variable that any closure of the same scope uses. Defined in a
// handler, each would retain the request, its connection and the prepared site. So these are defined here.
const documentMaker =
  (deps: PageDeps, address: PageAddress): MakeAnswer =>
  (isRenewal) =>
    documentAnswer(deps, { ...address, isRenewal });
const payloadMaker =
  (deps: PageDeps, address: PageAddress): MakeAnswer =>
  (isRenewal) =>
    payloadAnswer(deps, { ...address, isRenewal });
const uncachedMaker =
  (deps: PageDeps, address: PageAddress): MakeAnswer =>
  async () => ({ ...(await documentAnswer(deps, address)), policy: cacheNone });
const previewMaker =
  (deps: PageDeps, address: PageAddress): MakeAnswer =>
  () =>
    timedAnswer(deps, address);

/** Renders a page in development and measures it. @throws as makeTenantPage */
const developmentDocument = (deps: PageDeps, document: DocumentOf, address: PageAddress, url: string) =>
  timed(async (timings) => {
    const { page, tenant } = await makeTenantPage(deps, { ...address, timings });
    const assets = (await deps.assets()).forPage(page, tenant.site, tenant.site.document.template);
    const began = performance.now();
    const body = await document(page, assets, url);
    timings.add('render', performance.now() - began);
    return { status: page.status, body };
  });

/** The main language can change, so browsers must not cache the redirect forever. */
const movedTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-cache').redirect(address, 308);
const payloadKey = (origin: string, address: string) =>
  pageEntryKey(origin, `/_maru/page?path=${encodeURIComponent(address)}`);

/** The result of `normalizeUrl` for a page that reads all parameters. */
function sorted(path: string, { searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([name]) => !isCampaignName(name)));
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}
