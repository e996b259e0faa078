import type { App } from '#client/app.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { createSiteList, type SiteList } from './site-list.ts';
import type { SiteEntry, SiteStore, SiteText } from './site-store.ts';
import { SiteUnavailable } from './site-unavailable.ts';

export { SiteUnavailable };

/** A partner whose site can be shown. */
export type Tenant = { entry: SiteEntry; site: PreparedSite };

export type Tenants = Omit<SiteList, 'byHost'> & {
  /**
   * The partner of a host (lower case, without port), or undefined where no site has it.
   * @throws SiteUnavailable where the partners, or this one's document, cannot be had now
   */
  byHost: (host: string) => Promise<Tenant | undefined>;
  /** Whose host it is, whether or not the site can be shown. @throws SiteUnavailable */
  entryOf: (host: string) => Promise<SiteEntry | undefined>;
};

type Options = {
  store: SiteStore;
  app: () => Promise<App>;
  /** Cleans markup of site documents. */
  sanitise: (html: string) => string;
  /** Milliseconds for which the list of sites is believed. */
  listAge: number;
  /** Milliseconds that a visitor waits for a fresh list while an older one is there. */
  timeoutMs?: number;
  /** Milliseconds until a document that could not be had is asked for again. */
  retryAfter?: number;
  /** Room for prepared sites: those that nobody asks for are prepared again when somebody does. */
  maxBytes?: number;
  /** Another revision of a site was published, or can be had at last; it has other hosts, or it is gone. */
  onChange?: (code: string) => void;
  /** A document that cannot be used: the partner keeps the last one that could. */
  onBadDocument: (code: string, error: unknown) => void;
};

type Prepared = {
  app: App;
  revision: SiteEntry['revision'];
  templateCode: SiteEntry['templateCode'];
  site: Promise<PreparedSite | undefined>;
  /** When a document that could not be had is asked for again, by `performance.now()`. */
  retryAt?: number;
};

/** Earlier documents that are tried in place of one that cannot be used. */
const earlierTries = 3;
/** Bytes that a prepared site takes per character of its document, with its pages and their styles (tests/bench/scale). */
const bytesPerCharacter = 6;
/** Bytes for which a site counts that stands in for one whose document cannot be used. */
const standInBytes = 600_000;

/**
 * Finds partners by host and keeps their prepared sites, one per revision, within a room that does not grow with the
 * number of partners. The last good site stays while a new one cannot be read.
 */
export function createTenants(options: Options): Tenants {
  const { store, app, listAge, timeoutMs = 300, retryAfter = 3_000, maxBytes = 24 * 1024 * 1024 } = options;
  const { sanitise, onBadDocument, onChange = () => {} } = options;
  const list = createSiteList({ store, listAge, timeoutMs, onChange });
  const prepared = createSieve<string, Prepared>(maxBytes);

  const toSite = (
    { text, file }: SiteText,
    { templateCode }: SiteEntry,
    { registry, prepareSite, readSiteDocument }: App,
  ) => prepareSite(readSiteDocument(text, file, registry), { registry, sanitise, templateCode });

  /** What was shown before, where this process no longer has it: the newest earlier document that can be used. */
  const earlier = async (entry: SiteEntry, current: App): Promise<PreparedSite | undefined> => {
    const { code, revision } = entry;
    let before = revision;
    for (let tries = 0; tries < earlierTries; tries += 1) {
      const document = await store.earlier(code, before).catch(() => undefined);
      if (!document) return undefined;
      try {
        return toSite(document, entry, current);
      } catch {
        before = document.revision;
      }
    }
    return undefined;
  };

  /** What a site takes is known once it is prepared; one that has been published again meanwhile has another's place. */
  const count = (code: string, found: object, bytes: number) => {
    if (prepared.peek(code) === found) prepared.grow(code, bytes);
  };

  const prepare = async (
    entry: SiteEntry,
    found: Omit<Prepared, 'site'>,
    before: Prepared | undefined,
  ): Promise<PreparedSite | undefined> => {
    const { code } = entry;
    try {
      const document = await store.document(code).catch((error) => {
        // Nothing is wrong with the document: it may be there the next time.
        found.retryAt = performance.now() + retryAfter;
        throw error;
      });
      const site = toSite(document, entry, found.app);
      count(code, found, document.text.length * bytesPerCharacter);
      // Pages were made of the one that stood in for it.
      if (before?.retryAt !== undefined && (await before.site)) onChange(code);
      return site;
    } catch (error) {
      onBadDocument(code, error);
      const last = await before?.site;
      const standIn = last ?? (found.retryAt === undefined ? await earlier(entry, found.app) : undefined);
      // Where there is none nothing is taken: while the backend is away it would push out the sites that are here.
      if (standIn) count(code, found, standInBytes);
      return standIn;
    }
  };

  return {
    ...list,
    entryOf: list.byHost,
    byHost: async (host) => {
      const current = await app();
      // Last: who has waited since would prepare a revision that is not the newest any more.
      const entry = await list.byHost(host);
      if (!entry) return undefined;
      const { code, revision, templateCode } = entry;
      let found = prepared.get(code);
      const isStale =
        found?.revision !== revision ||
        found.templateCode !== templateCode ||
        found.app !== current ||
        (found.retryAt !== undefined && performance.now() > found.retryAt);
      if (!found || isStale) {
        const fresh: Omit<Prepared, 'site'> = { app: current, revision, templateCode };
        found = Object.assign(fresh, { site: prepare(entry, fresh, found) });
        prepared.set(code, found, 1_000);
      }
      const site = await found.site;
      if (!site) throw new SiteUnavailable(`[tenant] The site of "${code}" cannot be shown`);
      return { entry, site };
    },
  };
}
