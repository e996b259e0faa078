import type { IncomingMessage, RequestListener } from 'node:http';
import { withoutCampaign } from '#engine/route/campaign.ts';
import { hasLogin } from '#server/site/requests/login.ts';
import { maxUrlLength } from '#server/site/requests/request-url.ts';
import type { HtmlCache } from './html-cache.ts';
import { sendEntry } from './send-entry.ts';

/**
 * The key of an answer: the origin as the visitor wrote it, and the canonical address. Neither that is kept holds a
 * space: else the host `a.kr/cscenter` and the address `/faq` would name what is kept for `a.kr` and `/cscenter/faq`.
 */
export const answerKey = (origin: string, address: string): string => `${origin} ${address}`;

/**
 * Answers from the cache what stands in it under the very address that was asked for, but for what only tells where
 * its visitor comes from, before any framework; all else goes on to `next`, which knows how to tidy an address and how
 * to make a page.
 * @param originOf scheme and host of a request, or undefined where that takes more than a look
 * @param onHit is told of every answer, so that it can look now and then whether sites have changed
 */
export function serveFromCache(
  cache: HtmlCache,
  originOf: (request: IncomingMessage) => string | undefined,
  onHit: () => void,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    // Who is logged in gets pages of his own (server/site/pages/with-login.ts).
    if ((request.method === 'GET' || request.method === 'HEAD') && !hasLogin(request)) {
      const origin = originOf(request);
      const entry = origin === undefined ? undefined : cache.get(answerKey(origin, keptAddress(request)));
      if (entry) {
        const now = Date.now();
        if (now < entry.staleUntil) {
          if (now >= entry.freshUntil) cache.renew(entry);
          onHit();
          sendEntry(cache, entry, request, response);
          return;
        }
      }
    }
    next(request, response);
  };
}

/** Visitors from advertisements are many, and theirs is the page of everybody. What is too long is refused further on. */
const keptAddress = ({ url = '/' }: IncomingMessage) =>
  url.length > maxUrlLength ? url : withoutCampaign(url);
