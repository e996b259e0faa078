import type { App } from '#client/app.ts';
import { createSieve } from '#engine/cache/sieve.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { sanitiseHtml } from '#server/sanitise-html.ts';
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
  /** Milliseconds for which the list of sites is believed. */
  listAge: number;
  /** Milliseconds that a visitor waits for a fresh list while an older one is there. */
  patience?: number;
  /** Milliseconds until a document that could not be had is asked for again. */
  retryAfter?: number;
  /** Room for prepared sites: those that nobody asks for are prepared again when somebody does. */
  maxBytes?: number;
  /** Another revision of a site was published, it has other hosts, or it is gone. */
  onChange?: (code: string) => void;
  /** A document that cannot be used: the partner keeps the last one that could. */
  onBadDocument: (code: string, error: unknown) => void;
};

type Prepared = {
  app: App;
  revision: SiteEntry['revision'];
  site: Promise<PreparedSite | undefined>;
  /** When a document that could not be had is asked for again. */
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
  const { store, app, listAge, patience = 300, retryAfter = 3_000, maxBytes = 24 * 1024 * 1024 } = options;
  const { onBadDocument, onChange = () => {} } = options;
  const list = createSiteList({ store, listAge, patience, onChange });
  const prepared = createSieve<string, Prepared>(maxBytes);

  const toSite = ({ text, file }: SiteText, { registry, prepareSite, readSiteDocument }: App) =>
    prepareSite(readSiteDocument(text, file, registry), { registry, sanitise: sanitiseHtml });

  /** What was shown before, where this process no longer has it: the newest earlier document that can be used. */
  const earlier = async ({ code, revision }: SiteEntry, current: App): Promise<PreparedSite | undefined> => {
    let before = revision;
    for (let tries = 0; tries < earlierTries; tries += 1) {
      const document = await store.earlier(code, before).catch(() => undefined);
      if (!document) return undefined;
      try {
        return toSite(document, current);
      } catch {
        before = document.revision;
      }
    }
    return undefined;
  };

  const prepare = async (
    entry: SiteEntry,
    found: Omit<Prepared, 'site'>,
    shown: Promise<PreparedSite | undefined> | undefined,
  ): Promise<PreparedSite | undefined> => {
    const { code } = entry;
    try {
      const document = await store.document(code).catch((error) => {
        // Nothing is wrong with the document: it may be there the next time.
        found.retryAt = Date.now() + retryAfter;
        throw error;
      });
      const site = toSite(document, found.app);
      prepared.grow(code, document.text.length * bytesPerCharacter);
      return site;
    } catch (error) {
      onBadDocument(code, error);
      prepared.grow(code, standInBytes);
      return (await shown) ?? (found.retryAt === undefined ? earlier(entry, found.app) : undefined);
    }
  };

  return {
    ...list,
    entryOf: list.byHost,
    byHost: async (host) => {
      const entry = await list.byHost(host);
      if (!entry) return undefined;
      const { code, revision } = entry;
      const current = await app();
      let found = prepared.get(code);
      const isStale =
        found?.revision !== revision ||
        found.app !== current ||
        (found.retryAt !== undefined && Date.now() > found.retryAt);
      if (!found || isStale) {
        const fresh: Omit<Prepared, 'site'> = { app: current, revision };
        found = Object.assign(fresh, { site: prepare(entry, fresh, found?.site) });
        prepared.set(code, found, 1_000);
      }
      const site = await found.site;
      if (!site) throw new SiteUnavailable(`[tenant] The site of "${code}" cannot be shown`);
      return { entry, site };
    },
  };
}
