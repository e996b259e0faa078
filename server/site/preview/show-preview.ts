import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPreviewReader } from '#engine/data/preview-reader.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { HtmlChunk, joinChunks } from '#engine/html/html-chunk.ts';
import { addLinkParam } from '#engine/preview/add-link-param.ts';
import { previewBar, type ShownPreview } from '#engine/preview/preview-bar.ts';
import { SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { type LinkClaims, type PreviewTokens, previewParam } from '#schemas/operator/preview-token.ts';
import { joined } from '#server/site/html-cache/body.ts';
import type { Answer } from '#server/site/html-cache/entry.ts';
import {
  type FoundPage,
  makePageOf,
  type PageAddress,
  type PageDeps,
  PageMoved,
  PageUnavailable,
  toDocument,
} from '#server/site/pages/page-answers.ts';
import { sendMisdirected } from '#server/site/pages/send-html.ts';
import type { PageServer } from '#server/site/pages/serve-pages.ts';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import type { SiteEntry, SiteText } from '#server/site/tenant/site-store.ts';
import { SiteUnavailable } from '#server/site/tenant/site-unavailable.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { PreviewDocuments } from './preview-documents.ts';
import { previewScriptPath } from './preview-script.ts';
import type { PreviewSites, RunQueued } from './preview-sites.ts';
import { asPreview, refusePreview } from './refuse-preview.ts';

/** Dependencies of previews. */
export type PreviewDeps = {
  pages: PageDeps;
  /** Reads from the backend each time. */
  live: SourceReader;
  tokens: PreviewTokens;
  documents: PreviewDocuments;
  sites: PreviewSites;
  /** The only origin that may frame previews. */
  consoleOrigin: string;
  /** Script of the page that the console frames (client/preview). Without it, there is no such page. */
  frameScript?: string | undefined;
  /** In development: renders a document with Vike. */
  document?: PageServer['document'];
};

/** Dependencies of the pages of previews: nothing of them is cached, and their forms have no token. */
export const previewPages = ({ pages, live }: PreviewDeps): PageDeps => ({
  ...pages,
  reader: createPreviewReader(pages.reader, live),
  formToken: () => '',
  // Drafts may fail at any time; what failed is in the preview itself.
  onProblem: () => {},
});

/** Prepares a document; if this thread reads it, when a slot for rendering is free. @throws SiteDocumentError, TooBusy */
export async function prepareQueued(
  { pages: { app, bulkhead }, sites }: PreviewDeps,
  entry: SiteEntry,
  text: SiteText,
): Promise<Tenant> {
  const runQueued: RunQueued = async (read) => {
    if (!bulkhead) return read();
    return bulkhead.run(entry.code, async () => {
      await bulkhead.turn();
      return read();
    });
  };
  return sites(await app(), entry, text, runQueued);
}

/** How every page of a preview is rendered. */
export const previewAddress = { preview: true, isPrivate: true, waitForDeferred: true } as const;

/**
 * Answers a request with the token of a link: the page of that token's document, or a plain page that states why not.
 * Cookies are neither read nor set.
 * @param address of the page, without the token
 * @throws TooBusy, SiteUnavailable
 */
export async function showPreview(
  deps: PreviewDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
): Promise<FastifyReply> {
  const { tokens, documents } = deps;
  const entry = await deps.pages.tenants.entryOf(address.host);
  if (!entry) return sendMisdirected(reply);
  const token = tokenOf(address.search) ?? '';
  const { state, claims } = await tokens.read(token);
  if (claims?.purpose !== 'link' || claims.partner !== entry.code) return refusePreview(reply, 'invalid');
  const { language } = claims;
  if (state === 'expired') return refusePreview(reply, 'expired', { language });
  const text = await documents(entry.code, claims);
  if (typeof text === 'string') return refusePreview(reply, text, { language });
  try {
    const tenant = await prepareQueued(deps, entry, text);
    return await sendPage(deps, { request, reply, tenant, token, claims, name: text.name, address });
  } catch (error) {
    if (error instanceof SiteDocumentError)
      return refusePreview(reply, 'broken', { language, problems: error.problems });
    if (error instanceof PageMoved) return asPreview(reply).redirect(`${error.to}${address.search}`, 307);
    if (!(error instanceof PageUnavailable)) throw error;
    return asPreview(reply)
      .header('retry-after', '5')
      .code(503)
      .type('text/html; charset=utf-8')
      .send(unavailablePage(request));
  }
}

const tokenOf = (search: string) => new URLSearchParams(search).get(previewParam);

type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  tenant: Tenant;
  token: string;
  claims: LinkClaims;
  name: string | undefined;
  address: PageAddress;
};

async function sendPage(
  deps: PreviewDeps,
  { request, reply, tenant, token, claims, name, address }: Sending,
): Promise<FastifyReply> {
  const pages = previewPages(deps);
  const now = claims.now === undefined ? undefined : new Date(claims.now);
  const found = await makePageOf(pages, tenant, { ...address, ...previewAddress, now }).catch((error) => {
    // The page's content could not be read: the rest of it, with the error in place.
    if (error instanceof PageUnavailable && error.found) return error.found;
    throw error;
  });
  const shown = withBar(found, { ...claims, name }, { token, origin: address.origin });
  const { status, headers, body } = await documentOf(deps, shown, request.url);
  asPreview(reply).code(status).headers(headers);
  // The directive in the CSP names the console; older browsers would follow the header.
  return reply.removeHeader('x-frame-options').send(body);
}

/** The page with the bar above it, links that stay in the preview, and without analytics. */
function withBar(
  { page, tenant, app }: FoundPage,
  preview: ShownPreview,
  { token, origin }: { token: string; origin: string },
): FoundPage {
  const { context, chunks } = page;
  const html = addLinkParam(joinChunks(chunks), { name: previewParam, value: token, origin });
  const bar = `${previewBar(preview, context)}<script src="${previewScriptPath}"></script>`;
  return {
    tenant,
    app,
    page: { ...withoutAnalytics(page), chunks: [new HtmlChunk(bar), new HtmlChunk(html)] },
  };
}

/** Nobody's visit counts: analytics are left out. */
export const withoutAnalytics = (page: FoundPage['page']): FoundPage['page'] => ({
  ...page,
  context: { ...page.context, vendors: [] },
});

/** The whole document of a preview, which the console may frame. */
export async function documentOf(
  { pages, document, consoleOrigin }: PreviewDeps,
  found: FoundPage,
  url: string,
): Promise<Pick<Answer, 'status' | 'headers'> & { body: string }> {
  const slots = await publishedSlots(pages, found.tenant);
  const { status, headers, body } = await toDocument(pages, found, undefined, {
    framedBy: consoleOrigin,
    slots,
  });
  if (!document) return { status, headers, body: joined(body).toString() };
  const assets = (await pages.assets()).forPage(
    found.page,
    found.tenant.site,
    found.tenant.site.document.template,
  );
  // Vike's scripts in development are not in the CSP.
  const { 'content-security-policy': _, ...others } = headers;
  return { status, headers: others, body: await document(found.page, assets, url) };
}

/** The slots of the published document: a draft alone must not bring another origin's scripts to the clinic's host. */
async function publishedSlots({ tenants }: PageDeps, { entry }: Tenant): Promise<Tenant['site']['slots']> {
  const { revision, hosts } = entry;
  if (revision === null || hosts[0] === undefined) return {};
  try {
    return (await tenants.byHost(hosts[0]))?.site.slots ?? {};
  } catch (error) {
    if (error instanceof SiteUnavailable) return {};
    throw error;
  }
}
