import { setImmediate } from 'node:timers/promises';
import type { App } from '#client/app.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { createSiteList, type SiteList } from './site-list.ts';
import type { SiteEntry, SiteStore, SiteText } from './site-store.ts';
import { SiteUnavailable } from './site-unavailable.ts';

/** A partner whose site can be shown. */
export type Tenant = { entry: SiteEntry; site: PreparedSite };

export type Tenants = Omit<SiteList, 'byHost'> & {
  /**
   * The partner of a host (lower case, without port), or undefined if no site has it.
   * @throws SiteUnavailable if the partners, or this one's document, cannot be loaded now
   */
  byHost: (host: string) => Promise<Tenant | undefined>;
  /** The partner of a host, whether or not the site can be shown. @throws SiteUnavailable */
  entryOf: (host: string) => Promise<SiteEntry | undefined>;
  /** The sites published before the present one, newest first, at most three; those that cannot be read are left out. */
  earlierSites: (entry: SiteEntry) => Promise<PreparedSite[]>;
};

type Options = {
  store: SiteStore;
  app: () => Promise<App>;
  /** Sanitizes markup of site documents. */
  sanitize: (html: string) => string;
  /** Milliseconds for which the list of sites counts as current. */
  listAge: number;
  /** Milliseconds that a visitor waits for a fresh list if an older one exists. */
  timeoutMs?: number;
  /** Milliseconds until a document that failed to load is requested again. */
  retryAfter?: number;
  /** Memory limit of prepared sites: evicted ones are prepared again on request. */
  maxBytes?: number;
  /** Called if another revision of a site was published or has finally loaded, its hosts changed, or it is gone. */
  onChange?: (code: string) => void;
  /** Called if a document cannot be used: the partner keeps the last good one. */
  onBadDocument: (code: string, error: unknown) => void;
};

type Prepared = {
  app: App;
  revision: SiteEntry['revision'];
  templateCode: SiteEntry['templateCode'];
  site: Promise<PreparedSite | undefined>;
  /** When a document that failed to load is requested again, by `performance.now()`. */
  retryAt?: number;
};

/** How many earlier documents are tried if one cannot be used. */
const earlierTries = 3;
/** Bytes of a prepared site per character of its document, including pages and styles (tests/bench/scale). */
const bytesPerCharacter = 6;
/** Bytes counted for a site that replaces one whose document cannot be used. */
const standInBytes = 600_000;

/**
 * Finds partners by host and caches their prepared sites, one per revision, within a memory limit that does not depend on
 * the number of partners. The last good site stays in place while a new one cannot be read.
 */
export function createTenants(options: Options): Tenants {
  const { store, app, listAge, timeoutMs = 300, retryAfter = 3_000, maxBytes = 24 * 1024 * 1024 } = options;
  const { sanitize, onBadDocument, onChange = () => {} } = options;
  const list = createSiteList({ store, listAge, timeoutMs, onChange });
  const prepared = createSieve<string, Prepared>(maxBytes);

  const toSite = async (
    { text, file }: SiteText,
    { templateCode }: SiteEntry,
    { registry, prepareSite, readSiteDocument }: App,
  ) => {
    const document = readSiteDocument(text, file, registry);
    // Reading and rendering a large document each take time, in which nobody is answered.
    await setImmediate();
    return prepareSite(document, { registry, sanitize, templateCode });
  };

  /** The sites published before the present one, newest first, at most `earlierTries`; unusable ones are left out. */
  async function* earlierOf(entry: SiteEntry, current: App): AsyncGenerator<PreparedSite> {
    const { code, revision } = entry;
    let before = revision;
    for (let tries = 0; tries < earlierTries; tries += 1) {
      const document = await store.earlier(code, before).catch(() => undefined);
      if (!document) return;
      before = document.revision;
      let site: PreparedSite;
      try {
        site = await toSite(document, entry, current);
      } catch {
        continue;
      }
      yield site;
    }
  }

  /** Counts the size of a prepared site, unless a newer revision has replaced it since. */
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
        // The document itself may be valid, so it is requested again later.
        found.retryAt = performance.now() + retryAfter;
        throw error;
      });
      const site = await toSite(document, entry, found.app);
      count(code, found, document.text.length * bytesPerCharacter);
      // Pages were rendered from its replacement.
      if (before?.retryAt !== undefined && (await before.site)) onChange(code);
      return site;
    } catch (error) {
      onBadDocument(code, error);
      const last = await before?.site;
      const standIn =
        last ?? (found.retryAt === undefined ? await firstOf(earlierOf(entry, found.app)) : undefined);
      // A missing site counts for nothing: while the backend is unreachable it would evict sites in memory.
      if (standIn) count(code, found, standInBytes);
      return standIn;
    }
  };

  return {
    ...list,
    entryOf: list.byHost,
    earlierSites: async (entry) => {
      const sites: PreparedSite[] = [];
      for await (const site of earlierOf(entry, await app())) sites.push(site);
      return sites;
    },
    byHost: async (host) => {
      const current = await app();
      // Read after all other waits: otherwise the revision could be outdated.
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

/** The newest usable earlier document, if the last good site is no longer in memory. */
async function firstOf<T>(sites: AsyncGenerator<T>): Promise<T | undefined> {
  for await (const site of sites) return site;
  return undefined;
}
