import type { SiteEntry, SiteStore } from './site-store.ts';
import { SiteUnavailable } from './site-unavailable.ts';

export type SiteList = {
  /**
   * The partner of a host, at most `listAge` old if the backend answers.
   * @throws SiteUnavailable if no list was ever loaded
   */
  byHost: (host: string) => Promise<SiteEntry | undefined>;
  /** The partner of a code, as far as the list is loaded. */
  byCode: (code: string) => SiteEntry | undefined;
  /** The first sites of the list, at most `count`. @throws SiteUnavailable */
  first: (count: number) => Promise<SiteEntry[]>;
  /** Makes the next request load changes, however recent the last load was. */
  refresh: () => void;
  /**
   * Loads changes in the background, at most once per `listAge`.
   * @returns whether the list is recent. After a time without visitors it is not: the next one waits for changes instead of
   * getting a page from before a publication.
   */
  revalidate: () => boolean;
};

/**
 * All partners by host, in memory: some 300 bytes each, found in constant time. Only changes are loaded from the store.
 */
export function createSiteList({
  store,
  listAge,
  timeoutMs,
  onChange,
}: {
  store: Pick<SiteStore, 'changes'>;
  /** Milliseconds for which the list counts as current. */
  listAge: number;
  /** Milliseconds that a visitor waits for changes if an older list exists. */
  timeoutMs: number;
  /** Called if another revision of a site was published, its hosts changed, or it is gone. */
  onChange: (code: string) => void;
}): SiteList {
  const byCode = new Map<string, SiteEntry>();
  const byHost = new Map<string, SiteEntry>();
  let cursor = 0;
  let isKnown = false;
  /** By the monotonic clock: when changes were requested last, and when the last answered or failed request began. */
  let requestedAt = Number.NEGATIVE_INFINITY;
  let lastAnswerBegan = Number.NEGATIVE_INFINITY;
  let request: Promise<void> | undefined;
  /** A request from before a publication: its response may be stale. */
  let outdated: Promise<void> | undefined;
  /** A request that has exceeded `timeoutMs`. */
  let overdue: Promise<void> | undefined;

  const remove = (entry: SiteEntry) => {
    byCode.delete(entry.code);
    for (const host of entry.hosts) if (byHost.get(host)?.code === entry.code) byHost.delete(host);
  };
  const merge = (entry: SiteEntry) => {
    const known = byCode.get(entry.code);
    // Pages cached under a host that has moved or was removed must no longer be served there.
    const changed = new Set(entry.hosts.flatMap((host) => byHost.get(host)?.code ?? []));
    changed.delete(entry.code);
    if (known) {
      remove(known);
      if (JSON.stringify(known) !== JSON.stringify(entry)) changed.add(entry.code);
    }
    byCode.set(entry.code, entry);
    for (const host of entry.hosts) byHost.set(host, entry);
    for (const code of changed) onChange(code);
  };
  const update = async () => {
    let news = await store.changes(cursor);
    for (const entry of news.sites) merge(entry);
    // A site was deleted, which no change reports.
    if (!news.isAll && byCode.size !== news.total) {
      news = await store.changes(0);
      for (const entry of news.sites) merge(entry);
    }
    if (news.isAll) {
      const left = new Set(news.sites.map(({ code }) => code));
      for (const entry of [...byCode.values()]) {
        if (left.has(entry.code)) continue;
        remove(entry);
        onChange(entry.code);
      }
    }
    cursor = news.cursor;
    isKnown = true;
  };
  const requestChanges = (): Promise<void> => {
    if (request && request !== outdated) return request;
    const startedAt = performance.now();
    requestedAt = startedAt;
    // In sequence: an older response must not overwrite a newer one.
    const begun = Promise.resolve(request?.catch(() => {}))
      .then(update)
      .finally(() => {
        lastAnswerBegan = startedAt;
        if (request === begun) request = undefined;
      });
    request = begun;
    return begun;
  };
  const isFresh = () => performance.now() - requestedAt <= listAge;

  const fresh = async (): Promise<void> => {
    if (isKnown) {
      // A backend that hangs must not block known sites. Only the first requests wait; later ones do not, however old the
      // list is by then.
      if (request ? request === overdue && request !== outdated : isFresh()) return;
      const news = requestChanges();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          overdue = news;
          resolve();
        }, timeoutMs);
      });
      await Promise.race([news.catch(() => {}), late]).finally(() => clearTimeout(timer));
      return;
    }
    try {
      await requestChanges();
    } catch (error) {
      throw new SiteUnavailable('[tenant] The list of sites cannot be loaded', { cause: error });
    }
  };

  return {
    byHost: async (host) => {
      await fresh();
      return byHost.get(host);
    },
    byCode: (code) => byCode.get(code),
    first: async (count) => {
      await fresh();
      return [...byCode.values()].slice(0, count);
    },
    refresh: () => {
      requestedAt = Number.NEGATIVE_INFINITY;
      outdated = request;
    },
    revalidate: () => {
      const isRecent = performance.now() - lastAnswerBegan <= 2 * listAge;
      if (!isFresh()) requestChanges().catch(() => {});
      // Nobody waits for a backend that hangs.
      return isRecent || (request !== undefined && request === overdue);
    },
  };
}
