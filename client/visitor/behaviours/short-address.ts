import { callSite } from '#engine/browser/calls/call-site.ts';
import type { ShortenUrlResponse } from '#schemas/api/shorten-url.ts';

/** Milliseconds that the short address may take: browsers let a page share only soon after the click. */
const longest = 1_500;

/** The address of this page, shortened, or as it is where no short one comes in time. Without query and hash. */
export async function shortAddress(): Promise<string> {
  const { origin, pathname } = location;
  const made = callSite<ShortenUrlResponse>('GET', '/customer/global/shorten-url', {
    query: { url: pathname },
    // The page's own address is shared in its place.
    isQuiet: true,
  }).then(
    // The site's own origin: the backend may know it by another name.
    ({ row }) => `${origin}/s/${row.code}`,
    () => origin + pathname,
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, longest, origin + pathname));
  return Promise.race([made, late]);
}
