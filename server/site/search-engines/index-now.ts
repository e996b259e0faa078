import { createHmac } from 'node:crypto';
import { ConstantBackoff, ExponentialBackoff, handleAll, retry } from 'cockatiel';
import { isLocalHost } from '#engine/head/public-origin.ts';
import type { SiteEntry } from '#server/site/tenant/site-store.ts';
import type { SearchDeps } from './deps.ts';
import { searchSite } from './search-site.ts';

/** Where a search engine finds the key that proves that a ping comes from the site. */
export const keyPath = '/indexnow.txt';

/** URLs in one ping. The protocol permits 10,000. */
const maxAddresses = 1_000;
/** Sites that wait for their ping: more publications at once are not reported. */
const maxWaiting = 200;
const timeoutMs = 10_000;

export type IndexNow = {
  /** The key of a site. It is the same in every process, and no other site's key can be derived from it. */
  keyOf: (code: string) => string;
  /** Reports a publication, at most once per `restMs`. Returns at once and never throws. */
  published: (code: string) => void;
};

type Options = {
  deps: SearchDeps;
  entryOf: (code: string) => SiteEntry | undefined;
  appKey: string;
  /** The URL to ping (`INDEXNOW_URL`). */
  url: string;
  onFailure: (code: string, error: unknown) => void;
  /** Milliseconds from a publication to its ping, so that several in a row are one, and caches are fresh by then. */
  delayMs?: number;
  /** Milliseconds between two pings of a site. */
  restMs?: number;
  retryMs?: number;
  /** Milliseconds between the attempts to list the pages: a failure is remembered for a minute. */
  listRetryMs?: number;
};

/** Tells search engines that take part in IndexNow (Bing, Naver, Yandex) which pages a publication may have changed. */
export function createIndexNow(options: Options): IndexNow {
  const { deps, entryOf, appKey, url, onFailure } = options;
  const { delayMs = 10_000, restMs = 10 * 60_000, retryMs = 5_000, listRetryMs = 65_000 } = options;
  const waiting = new Map<string, NodeJS.Timeout>();
  const pingedAt = new Map<string, number>();
  // An exponential backoff is random, and may be shorter.
  const listing = retry(handleAll, { maxAttempts: 3, backoff: new ConstantBackoff(listRetryMs) });
  const pinging = retry(handleAll, {
    maxAttempts: 3,
    backoff: new ExponentialBackoff({ initialDelay: retryMs, maxDelay: 60_000 }),
  });
  const keyOf = (code: string) =>
    createHmac('sha256', appKey).update(`indexnow ${code}`).digest('hex').slice(0, 32);

  const ping = async (code: string): Promise<void> => {
    const entry = entryOf(code);
    const origin = entry && URL.parse(entry.origin);
    if (!origin || isLocalHost(origin.hostname)) return;
    const tenant = await deps.pages.tenants.byHost(origin.hostname);
    const site = tenant && (await searchSite(deps, tenant, origin.origin));
    if (!site) throw new Error('[index-now] the site cannot be read');
    // Asked again if too many sites were published at once.
    const urlList = (await listing.execute(() => deps.listPages(site)))
      .flatMap(({ addresses }) => [...addresses.values()])
      .slice(0, maxAddresses);
    const body = JSON.stringify({
      host: origin.host,
      key: keyOf(code),
      keyLocation: origin.origin + keyPath,
      urlList,
    });
    await pinging.execute(async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      // A refusal is final; only an overloaded or failing server is asked again.
      if (response.status === 429 || response.status >= 500)
        throw new Error(`[index-now] ${response.status}`);
    });
  };

  return {
    keyOf,
    published: (code) => {
      if (waiting.has(code) || waiting.size >= maxWaiting) return;
      const rest = (pingedAt.get(code) ?? Number.NEGATIVE_INFINITY) + restMs - Date.now();
      const timer = setTimeout(
        () => {
          waiting.delete(code);
          pingedAt.set(code, Date.now());
          ping(code).catch((error) => onFailure(code, error));
        },
        Math.max(delayMs, rest),
      );
      // It must not delay a shutdown.
      timer.unref();
      waiting.set(code, timer);
    },
  };
}
