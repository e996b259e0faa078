import type { FormState } from '#engine/browser/forms/form-state.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { TenantRef } from '#engine/data/answer-key.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { RenderedPage } from '#engine/render/render-page.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { CachePolicy } from '#registry/cache-policy.ts';
import type { Registry } from '#registry/contract.ts';
import type { StructuredNode } from '#registry/structured-data.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { HomepageType } from '#schemas/site/homepage-config.ts';
import type { Head } from './make-head.ts';
import type { PageTrace } from './page-trace.ts';
import type { Timings } from './timings.ts';

/** A request for a page of a partner's site, by one visitor at one time. */
export type PageRequest = {
  site: PreparedSite;
  tenantRef: TenantRef;
  /** Scheme and host of the site as the visitor sees it. */
  origin: string;
  /** Path as requested, with the language segment, without query. */
  path: string;
  query: URLSearchParams;
  now: Date;
  preview: boolean;
  waitForDeferred: boolean;
  /** The page is refreshed in the background while visitors get the cached one: the render waits for new data. */
  isRenewal?: boolean | undefined;
  /** The form submitted to the page. The result belongs to one visitor. */
  form?: FormState | undefined;
  formToken?: string | undefined;
  /** The page contains data that only one visitor may read, so nothing made from it is cached. */
  isPrivate?: boolean | undefined;
  /** The backend has refused the visitor's login: the document asks to log in again. */
  isLoginEnded?: boolean | undefined;
  /** Collects how long the parts of the page take. */
  timings?: Timings | undefined;
  /** In previews: instead of the one in the homepage config. */
  homepageType?: HomepageType | undefined;
  /** In previews: whether nodes carry their JSON path. */
  markers?: boolean | undefined;
  /** In previews: receives what the page is made from. Called again if another page replaces it. */
  onTrace?: ((trace: PageTrace) => void) | undefined;
};

/** A page that is ready to send. */
export type MadePage = RenderedPage & {
  kind: 'page';
  /** 403 and 503: the content could not be read and is missing. 410: it is gone for good. */
  status: 200 | 403 | 404 | 410 | 503;
  locale: LanguageCode;
  context: PageContext;
  head: Head;
  /** What its blocks report to search engines. */
  structured: readonly StructuredNode[] | undefined;
  /** How many pages its list has; 1 if it has none. */
  listPages: number;
  tags: string[];
  policy: CachePolicy;
  /** Seconds for which its data is still fresh; negative if it is stale already. */
  freshSeconds: number;
  /** A read is pending, or failed and may succeed soon: the page is sent, but not cached. */
  isPartial: boolean;
  /** Some of its data is from before a purge, because nothing newer is available. */
  isOutdated?: true;
};

export type PageResult =
  | MadePage
  | { kind: 'redirect'; to: string }
  /** `page`: the page shown instead, if the facts for one are available; never cached. */
  | { kind: 'unavailable'; reason: string; page?: MadePage };

/**
 * Dependencies for making pages. `deadline`: milliseconds for all sources of a page together. `turn`: resolves when
 * this page may render, to limit concurrent renders.
 */
export type PageMaker = {
  registry: Registry;
  reader: SourceReader;
  deadline: number;
  turn?: () => Promise<void>;
};
