import type { IncomingMessage, RequestListener } from 'node:http';
import { freshnessAt, isServedAtOnce } from '#engine/cache/lifetime.ts';
import { withoutCampaign } from '#engine/route/campaign.ts';
import { hasLogin } from '#server/site/requests/login.ts';
import { maxUrlLength } from '#server/site/requests/request-url.ts';
import type { HtmlCache } from './html-cache.ts';
import { sendEntry } from './send-entry.ts';

/**
 * The key of an answer: the origin as the visitor wrote it, and the normalized URL. Neither may contain a space:
 * otherwise the host `a.kr/cscenter` and the address `/faq` would share the key of `a.kr` and `/cscenter/faq`.
 */
export const pageEntryKey = (origin: string, address: string): string => `${origin} ${address}`;

/**
 * Answers from the cache, ahead of the framework, if it has an entry for exactly the requested URL without campaign
 * parameters. All other requests go on to `next`, which can normalize a URL and render a page.
 * @param originOf scheme and host of a request, or undefined if they cannot be read cheaply
 * @param isCurrent called on every hit, so that it can check now and then whether sites have changed; if it returns
 * false, the entry may be from before a publication, and `next` answers
 */
export function serveFromCache(
  cache: HtmlCache,
  originOf: (request: IncomingMessage) => string | undefined,
  isCurrent: () => boolean,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    // Logged-in visitors get their own pages (server/site/pages/with-login.ts).
    if ((request.method === 'GET' || request.method === 'HEAD') && !hasLogin(request)) {
      const origin = originOf(request);
      const entry =
        origin === undefined ? undefined : cache.get(pageEntryKey(origin, cachedAddress(request)));
      const freshness = entry && freshnessAt(Date.now(), entry);
      if (entry && freshness && isServedAtOnce(freshness) && isCurrent()) {
        if (freshness === 'stale') cache.renew(entry);
        sendEntry(cache, entry, request, response);
        return;
      }
    }
    next(request, response);
  };
}

/** Many visitors come from advertisements, and get the shared page. URLs that are too long are refused later. */
const cachedAddress = ({ url = '/' }: IncomingMessage) =>
  url.length > maxUrlLength ? url : withoutCampaign(url);
