import type { FormState } from '#engine/browser/forms/form-state.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { TenantRef } from '#engine/data/answer-key.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { RenderedPage } from '#engine/render/render-page.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { Registry } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Head } from './make-head.ts';
import type { Timings } from './timings.ts';

/** What is asked for: which page of whose site, when, and by whom. */
export type PageRequest = {
  site: PreparedSite;
  owner: TenantRef;
  /** Scheme and host under which the visitor sees the site. */
  origin: string;
  /** Path as the visitor asked for it, language segment included, without query. */
  path: string;
  query: URLSearchParams;
  now: Date;
  preview: boolean;
  waitForDeferred: boolean;
  /** It is made behind visitors, who have the one of before: new data is waited for, and old data not shown once more. */
  isRenewal?: boolean | undefined;
  /** The form that was sent to the page: what is made of it is one visitor's alone. */
  form?: FormState | undefined;
  formToken?: string | undefined;
  /** It is made of what one visitor alone may read: nothing that comes of it is cached. */
  isPrivate?: boolean | undefined;
  /** The backend has refused the visitor's login: the document asks to log in again. */
  isLoginEnded?: boolean | undefined;
  /** Where it is measured what making the page takes. */
  timings?: Timings | undefined;
};

/** A page that can be sent. */
export type MadePage = RenderedPage & {
  kind: 'page';
  /** 403 and 503: a page without its content, as that could not be read. */
  status: 200 | 403 | 404 | 503;
  locale: LanguageCode;
  context: PageContext;
  head: Head;
  tags: string[];
  /** Seconds for which its sources say that data is fresh when they give it. */
  cacheSeconds: number;
  /** Seconds for which the data it was made from is fresh; below zero, for how long it has not been. */
  freshSeconds: number;
  /** Visitors write something of it: once that is forgotten nobody may be shown it any more. */
  isVisitorWritten: boolean;
  /** Something that it was made from is of before a purge, as nothing newer is to be had. */
  isOutdated?: true;
};

export type PageResult =
  | MadePage
  | { kind: 'redirect'; to: string }
  /** `page`: what a visitor is shown instead, where there are the facts for one; never cached. */
  | { kind: 'unavailable'; reason: string; page?: MadePage };

/**
 * What pages are made with. `deadline`: milliseconds for all sources of a page together. `turn`: resolves when it is this
 * page's turn to render, where several are made at once.
 */
export type PageMaker = {
  registry: Registry;
  reader: SourceReader;
  deadline: number;
  turn?: () => Promise<void>;
};
