import type { z } from 'zod';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { ConsentCategory, SiteEvent } from '#schemas/site/site-event.ts';

/** Additional sources in a page's CSP by kind: origins, and `'unsafe-inline'` for styles if unavoidable. */
export type Origins = Record<'script' | 'style' | 'connect' | 'image' | 'media' | 'frame', readonly string[]>;

/** The ids and options of a vendor for one partner. They become parts of script URLs. */
export type VendorSettings = Readonly<Record<string, string>>;

/**
 * What a third party that measures visits declares: `registry/vendors/<name>/vendor.ts`. The folder's name is the vendor's
 * name; its code for the browser is `browser.ts` beside it, and `fake.ts` plays its script in tests.
 */
export type VendorDefinition = {
  /** Its product name, which is the same in all languages. */
  label: string;
  /** For visitors: what it is used for. */
  purpose: Record<LanguageCode, string>;
  /** It loads if the visitor accepts one of these. */
  categories: readonly ConsentCategory[];
  /** Vendors start one after another, lowest first. */
  order: number;
  /** Its settings. Ids must be so narrow that no URL, markup or script fits into them. */
  settings: z.ZodObject<Record<string, z.ZodString | z.ZodOptional<z.ZodString>>>;
  /** Fields of the marketing info that hold settings; others are in `trackingIds` under the vendor's name. */
  fields?: Readonly<Partial<Record<string, MarketingId>>>;
  /** What its script needs in the page's CSP. */
  origins: Partial<Origins>;
};

/** Marketing fields with an id. */
type MarketingId = {
  [Name in keyof PartnerMarketing]: PartnerMarketing[Name] extends string | null ? Name : never;
}[keyof PartnerMarketing];

/** Keeps the exact type of a definition. */
export const defineVendor = <const V extends VendorDefinition>(vendor: V): V => vendor;

/** What a vendor's code may use of the page. */
export type VendorTools = {
  /** Downloads a script and runs it once, at a moment in which it delays no input. Rejects if it is blocked. */
  load: (url: string) => Promise<void>;
  /** The window: vendors' scripts look for their queues there. */
  page: Record<string, unknown>;
  /** The categories that the visitor accepts now. Once it is called, a withdrawal of any of them loads the page again. */
  granted: () => readonly ConsentCategory[];
};

/** A vendor's code in the browser: the default export of `registry/vendors/<name>/browser.ts`. */
export type VendorClient = {
  /** Loads its script. Called once, after consent, when the page is idle. */
  start: (settings: VendorSettings, tools: VendorTools) => Promise<void> | void;
  /** Tells its script, which may still be loading, that the visitor accepts more than before (`granted`). */
  update?: (tools: VendorTools) => void;
  /** Receives every event, in order. It must not send what the event does not have. */
  send: (event: SiteEvent, settings: VendorSettings, tools: VendorTools) => void;
  /** What a refusal deletes. A vendor with several categories lists it by category. */
  stores: VendorStores;
};

/** A vendor's cookies and storage keys on this site: names, or their beginnings followed by `*`. */
export type VendorStores = readonly string[] | Readonly<Partial<Record<ConsentCategory, readonly string[]>>>;

/**
 * Plays a vendor's script in tests: `registry/vendors/<name>/fake.ts`. It takes the same calls, and reports page views
 * and reservations to one of the vendor's URLs, like the real one.
 */
export type VendorFake = {
  /** Valid settings, all of them. */
  settings: VendorSettings;
  /** URL of the script, up to its query. */
  script: string;
  body: string;
  /** Where it reports to: an origin that the vendor declares. */
  collect: string;
};
