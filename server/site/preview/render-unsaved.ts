import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageTrace } from '#engine/page/page-trace.ts';
import { explainPage } from '#engine/preview/explain-page.ts';
import { SiteDocumentError } from '#engine/resolve/validate-site.ts';
import type { PreviewAnswer, PreviewRequest } from '#schemas/operator/preview.ts';
import {
  type FoundPage,
  makePageOf,
  type PageAddress,
  PageMoved,
  PageUnavailable,
} from '#server/site/pages/page-answers.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName, originOf, requestUrl } from '#server/site/requests/request-url.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { previewRefusalOf, unavailable } from './refuse-preview.ts';
import {
  documentOf,
  type PreviewDeps,
  prepareQueued,
  previewAddress,
  previewPages,
  withoutAnalytics,
} from './show-preview.ts';

/** Milliseconds after which a rendering is given up: waiting for its turn, and reading its sources. */
const timeoutMs = 10_000;

/**
 * Renders an unsaved document, or the published one, for the console: as JSON with an explanation, or as HTML if only
 * that is accepted. Nothing is cached.
 * @throws TooBusy, SiteUnavailable
 */
export async function renderUnsaved(
  deps: PreviewDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PreviewRequest,
): Promise<FastifyReply> {
  try {
    const { found, trace } = await inTime(render(deps, request, asked));
    const { status, headers, body } = await documentOf(deps, found, asked.path);
    if (request.headers.accept?.startsWith('text/html'))
      return reply.code(status).headers(headers).removeHeader('x-frame-options').send(body);
    const isOtherTime = asked.now !== undefined;
    const explanation = explainPage(trace, found.app.registry, { device: asked.device, isOtherTime });
    const answer: PreviewAnswer = { status, html: body, problems: found.page.problems, explanation };
    return reply.send(answer);
  } catch (error) {
    if (error instanceof SiteDocumentError) return reply.code(422).send(previewRefusalOf(error));
    if (!(error instanceof PageUnavailable)) throw error;
    return unavailable(reply);
  }
}

async function render(
  deps: PreviewDeps,
  request: FastifyRequest,
  asked: PreviewRequest,
): Promise<{ found: FoundPage; trace: PageTrace }> {
  const tenant = await tenantOf(deps, hostName(request.hostname), asked.document);
  const pages = previewPages(deps);
  let trace: PageTrace | undefined;
  const url = requestUrl(asked.path);
  const address: PageAddress = {
    ...previewAddress,
    origin: originOf(request),
    host: hostName(request.hostname),
    path: url?.pathname ?? '/',
    search: url?.search ?? '',
    now: asked.now === undefined ? undefined : new Date(asked.now),
    homepageType: asked.homepageType,
    markers: asked.markers,
    onTrace: (last) => {
      trace = last;
    },
  };
  const make = (path: string) => makePageOf(pages, tenant, { ...address, path });
  const { language } = asked;
  const localized = language && `/${language}${address.path === '/' ? '' : address.path}`;
  const found = await make(localized ?? address.path)
    .catch((error) => {
      // The main language has no segment.
      if (error instanceof PageMoved) return make(error.to);
      throw error;
    })
    .catch((error) => {
      if (error instanceof PageUnavailable && error.found) return error.found;
      throw error;
    });
  if (!trace) throw new Error('[preview] A page was made without a trace');
  return { found: { ...found, page: withoutAnalytics(found.page) }, trace };
}

/** @throws SiteDocumentError */
async function tenantOf(deps: PreviewDeps, host: string, document: string | undefined): Promise<Tenant> {
  const { tenants } = deps.pages;
  const tenant = document === undefined ? await tenants.byHost(host) : undefined;
  if (tenant) return tenant;
  const entry = await tenants.entryOf(host);
  if (!entry) throw new Error(`[preview] No site has the host "${host}" any more`);
  return prepareQueued(deps, entry, { text: document ?? '', file: 'document' });
}

/** @throws TooBusy if the work takes too long */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooBusy('[preview] Took too long')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
