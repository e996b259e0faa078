import type { App } from '#client/app.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { videoOriginsIn } from '#engine/domain/video/video-link.ts';
import { findIn } from '#engine/html/html-chunk.ts';
import type { MadePage, PageRequest, PageResult } from '#engine/page/page-request.ts';
import { createTimings, type Timings, untimed } from '#engine/page/timings.ts';
import type { Answer } from '#server/site/html-cache/entry.ts';
import { NoLongerAPage } from '#server/site/html-cache/html-cache.ts';
import { integrationOrigins } from '#server/site/integrations/integration-origins.ts';
import { policyReportPath } from '#server/site/measure/serve-measurements.ts';
import type { PageBulkhead } from '#server/site/requests/page-bulkhead.ts';
import { rememberMainLanguage } from '#server/site/requests/problem-language.ts';
import { tenantRefOf } from '#server/site/tenant/tenant-ref.ts';
import type { Tenant, Tenants } from '#server/site/tenant/tenants.ts';
import type { BuildAssets } from './build-assets.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Milliseconds within which all sources of a page must answer, unless the server has another deadline. */
const defaultDeadline = 2_500;

/** Dependencies of page rendering. */
export type PageDeps = {
  tenants: Tenants;
  app: () => Promise<App>;
  assets: () => Promise<BuildAssets>;
  /** Origins of pictures that the image route does not convert: drawings and animations. */
  imageOrigins: readonly string[];
  reader: SourceReader;
  /** A reader with a visitor's login for one page; reports if the backend refuses the login. */
  readerWith?: ((login: string, onRefused: () => void) => SourceReader) | undefined;
  /** Milliseconds within which all sources of a page must answer: 2.5 s by default, more in tests. */
  deadline?: number | undefined;
  /** Bounds concurrent renders for waiting visitors. Background renewals have their own bound. */
  bulkhead?: PageBulkhead | undefined;
  /** The token that the forms of a site's pages send. */
  formToken: (site: string) => string;
  /** Reports a problem of a page that is still shown. */
  onProblem: (problem: string, host: string, path: string) => void;
};

/** Identifies a page: host and scheme as the visitor wrote them, and a normalized path. */
export type PageAddress = {
  origin: string;
  host: string;
  path: string;
  /**
   * The query of its normalized URL, including the question mark, so that no other visitor input can reach a shared
   * cached page. A string, because cached pages retain it and it takes the least memory.
   */
  search: string;
  preview?: boolean;
  waitForDeferred?: boolean;
  isRenewal?: boolean;
  /** It is rendered with a visitor's login (`withLogin`). */
  isPrivate?: boolean;
  /** The backend has refused the visitor's login: the page asks to log in again. */
  isLoginEnded?: boolean;
  /** The result of a form posted to the page: the response is for its sender only. */
  form?: FormState | undefined;
  timings?: Timings | undefined;
} & PreviewOptions;

/** What previews render differently from visitors' pages. `now`: instead of the present. */
type PreviewOptions = { now?: Date | undefined } & Pick<PageRequest, 'homepageType' | 'markers' | 'onTrace'>;

/** The URL redirects to another page of the site. */
export class PageMoved extends NoLongerAPage {
  override readonly name = 'PageMoved';
  readonly to: string;
  constructor(to: string) {
    super(`moved to ${to}`);
    this.to = to;
  }
}

/** No site has the host (any more). */
export class NoSuchSite extends NoLongerAPage {
  override readonly name = 'NoSuchSite';
}

export type FoundPage = { page: MadePage; tenant: Tenant; app: App };

/**
 * The page cannot be rendered now, because the partner's info or a required source is unavailable. `found`: the page to
 * show instead, in the site's own frame, if the info is available.
 */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  readonly found: FoundPage | undefined;
  /** The backend has refused the visitor's login. */
  isLoginRefused = false;
  constructor(reason: string, found?: FoundPage) {
    super(reason);
    this.found = found;
  }
}

/** @throws PageMoved, PageUnavailable, NoSuchSite, TooBusy */
export async function makeTenantPage(deps: PageDeps, address: PageAddress): Promise<FoundPage> {
  const tenant = await deps.tenants.byHost(address.host);
  if (!tenant) throw new NoSuchSite(address.host);
  return makePageOf(deps, tenant, address);
}

/** Dependencies for the content of a page, without its document. */
export type ContentDeps = Pick<
  PageDeps,
  'app' | 'reader' | 'deadline' | 'bulkhead' | 'formToken' | 'onProblem'
>;

/** Renders a page of a tenant. @throws PageMoved, PageUnavailable, TooBusy */
export async function makePageOf(
  deps: ContentDeps,
  tenant: Tenant,
  address: PageAddress,
): Promise<FoundPage> {
  const app = await deps.app();
  const { bulkhead, deadline = defaultDeadline, reader } = deps;
  const make = (): Promise<PageResult> =>
    app.makePage(
      {
        site: tenant.site,
        tenantRef: tenantRefOf(tenant.entry),
        origin: address.origin,
        path: address.path,
        query: new URLSearchParams(address.search),
        now: address.now ?? new Date(),
        preview: address.preview ?? false,
        waitForDeferred: address.waitForDeferred ?? false,
        isRenewal: address.isRenewal,
        isPrivate: address.isPrivate,
        isLoginEnded: address.isLoginEnded,
        form: address.form,
        formToken: deps.formToken(tenant.entry.code),
        timings: address.timings,
        homepageType: address.homepageType,
        markers: address.markers,
        onTrace: address.onTrace,
      },
      { registry: app.registry, reader, deadline, ...(bulkhead && { turn: bulkhead.turn }) },
    );
  const isQueued = bulkhead !== undefined && !address.isRenewal;
  const result = await (isQueued ? bulkhead.run(tenant.entry.code, make) : make());
  if (result.kind === 'redirect') throw new PageMoved(result.to);
  if (result.kind === 'unavailable')
    throw new PageUnavailable(result.reason, result.page && { page: result.page, tenant, app });
  rememberMainLanguage(address.host, result.context.mainLocale);
  for (const problem of result.problems) deps.onProblem(problem, address.host, address.path);
  return { page: result, tenant, app };
}

const life = ({ status, tags, policy, freshSeconds, validUntil, isPartial, isOutdated }: MadePage) => ({
  status,
  tags,
  policy,
  freshSeconds,
  validUntil,
  isPartial: isPartial || isOutdated === true,
});

/** Documents by the chunks of their page: an unchanged page has the same document. */
const documents = new WeakMap<MadePage['chunks'], Pick<Answer, 'body' | 'headers'>>();

/** Renders a page as a document. @throws as makeTenantPage */
export async function documentAnswer(deps: PageDeps, address: PageAddress): Promise<Answer> {
  return toDocument(deps, await makeTenantPage(deps, address), address.timings);
}

/**
 * Turns a rendered page into a document.
 * @param preview of a preview: the origin that may frame it, and the published slots, whose third parties are allowed
 */
export async function toDocument(
  deps: PageDeps,
  { page, tenant, app }: FoundPage,
  timings: Timings = untimed,
  preview?: { framedBy: string } & Pick<Tenant['site'], 'slots'>,
): Promise<Answer> {
  const known = documents.get(page.chunks);
  if (known) return { ...life(page), ...known };
  const assets = (await deps.assets()).forPage(page, tenant.site, tenant.site.document.template);
  const { config, marketing, vendors } = page.context;
  const { chatScript } = assets;
  const { slots } = preview ?? tenant.site;
  const declared = integrationOrigins({ slots, config, marketing, vendors, chatScript });
  const origins = { ...declared, image: [...deps.imageOrigins, ...declared.image] };
  const document = {
    body: timings.measure('render', () => app.renderDocument(page, assets).map(({ bytes }) => bytes)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      ...(page.head.noindex ? { 'x-robots-tag': 'noindex' } : {}),
      'content-security-policy': contentSecurityPolicy(
        [assets.sheet.hash],
        [...findIn(page.chunks, videoOriginsIn)],
        origins,
        preview?.framedBy,
        vendors?.length ? policyReportPath : undefined,
      ),
    },
  };
  documents.set(page.chunks, document);
  return { ...life(page), ...document };
}

/**
 * A page as a document with a Server-Timing header. Only for previews, because pages for visitors are cached
 * and shared.
 * @throws as makeTenantPage
 */
export async function timedAnswer(deps: PageDeps, address: PageAddress): Promise<Answer> {
  const { made, header } = await timed((timings) => documentAnswer(deps, { ...address, timings }));
  return { ...made, headers: { ...made.headers, 'server-timing': header } };
}

/** Runs `make` and measures it and its parts for a Server-Timing header. @throws any error of `make` */
export async function timed<T>(make: (timings: Timings) => Promise<T>): Promise<{ made: T; header: string }> {
  const timings = createTimings();
  const began = performance.now();
  const made = await make(timings);
  timings.add('total', performance.now() - began);
  return { made, header: timings.header() };
}

/** A page as a payload for client navigation. @throws as makeTenantPage */
export async function payloadAnswer(deps: PageDeps, address: PageAddress): Promise<Answer> {
  return toPayload(deps, await makeTenantPage(deps, address));
}

/** Turns a rendered page into a payload for client navigation. */
export async function toPayload(deps: PageDeps, { page, tenant, app }: FoundPage): Promise<Answer> {
  const assets = (await deps.assets()).forPayload(page, tenant.site, tenant.site.document.template);
  return {
    ...life(page),
    body: JSON.stringify(app.pagePayload(page, assets)),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}
