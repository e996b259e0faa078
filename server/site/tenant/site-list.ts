import type { SiteEntry, SiteStore } from './site-store.ts';
import { SiteUnavailable } from './site-unavailable.ts';

export type SiteList = {
  /**
   * The partner of a host, as of at most `listAge` ago where the backend answers.
   * @throws SiteUnavailable where no list was ever had
   */
  byHost: (host: string) => Promise<SiteEntry | undefined>;
  /** The first sites of the list, at most `count`. @throws SiteUnavailable */
  first: (count: number) => Promise<SiteEntry[]>;
  /** The next request asks for what changed, however lately that was done. */
  refresh: () => void;
  /** Asks, no more than once per `listAge` and without anybody waiting, for what changed. */
  look: () => void;
};

/**
 * All partners by host, in memory: some 300 bytes each, found in one step however many there are. The store is only
 * asked what changed.
 */
export function createSiteList({
  store,
  listAge,
  timeoutMs,
  onChange,
}: {
  store: Pick<SiteStore, 'changes'>;
  /** Milliseconds for which the list is believed. */
  listAge: number;
  /** Milliseconds that a visitor waits for news while an older list is there. */
  timeoutMs: number;
  /** Another revision of a site was published, it has other hosts, or it is gone. */
  onChange: (code: string) => void;
}): SiteList {
  const byCode = new Map<string, SiteEntry>();
  const byHost = new Map<string, SiteEntry>();
  let cursor = 0;
  let isKnown = false;
  /** By a clock that nobody sets. */
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  /** Asked before something was published: what comes of it may be of before. */
  let outdated: Promise<void> | undefined;
  /** Has been waited for long enough. */
  let overdue: Promise<void> | undefined;

  const remove = (entry: SiteEntry) => {
    byCode.delete(entry.code);
    for (const host of entry.hosts) if (byHost.get(host)?.code === entry.code) byHost.delete(host);
  };
  const merge = (entry: SiteEntry) => {
    const known = byCode.get(entry.code);
    // What is kept under a host that is another one's now, or nobody's, is not to be sent there any more.
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
    // Somebody is gone, and no change says who.
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
  const ask = (): Promise<void> => {
    if (asking && asking !== outdated) return asking;
    askedAt = performance.now();
    // One after the other: an older answer must not overwrite a newer one.
    const begun = Promise.resolve(asking?.catch(() => {}))
      .then(update)
      .finally(() => {
        if (asking === begun) asking = undefined;
      });
    asking = begun;
    return begun;
  };
  const isFresh = () => performance.now() - askedAt <= listAge;

  const fresh = async (): Promise<void> => {
    if (isKnown) {
      // A backend that does not answer must not hold up sites that are known, and only the first who ask wait at all:
      // the others do not, however old the list is by then.
      if (asking ? asking === overdue && asking !== outdated : isFresh()) return;
      const news = ask();
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
      await ask();
    } catch (error) {
      throw new SiteUnavailable('[tenant] The list of sites cannot be had', { cause: error });
    }
  };

  return {
    byHost: async (host) => {
      await fresh();
      return byHost.get(host);
    },
    first: async (count) => {
      await fresh();
      return [...byCode.values()].slice(0, count);
    },
    refresh: () => {
      askedAt = Number.NEGATIVE_INFINITY;
      outdated = asking;
    },
    look: () => {
      if (!isFresh()) ask().catch(() => {});
    },
  };
}
