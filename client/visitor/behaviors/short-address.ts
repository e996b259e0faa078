import { callSite } from '#engine/browser/calls/call-site.ts';
import type { ShortenUrlResponse } from '#schemas/api/shorten-url.ts';

/** Milliseconds to wait for the short URL: browsers let a page share only soon after the click. */
const maxWaitMs = 1_500;

/** The shortened URL of this page, or its own where none arrives in time. Without query and hash. */
export async function shortAddress(): Promise<string> {
  const { origin, pathname } = location;
  const made = callSite<ShortenUrlResponse>('GET', '/customer/global/shorten-url', {
    query: { url: pathname },
    // On failure, the page's own URL is shared instead.
    isQuiet: true,
  }).then(
    // Uses the site's own origin, because the backend may know it by another name.
    ({ row }) => `${origin}/s/${row.code}`,
    () => origin + pathname,
  );
  const timeout = new Promise<string>((resolve) => setTimeout(resolve, maxWaitMs, origin + pathname));
  return Promise.race([made, timeout]);
}
