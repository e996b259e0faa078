import type { PagePayload } from '#engine/document/page-payload.ts';

/** What is known of an address: its payload, or that the browser must load it itself. */
export type Fetched = { payload: PagePayload; url: string } | 'full-load';

/** Milliseconds after which it counts as failed: whoever clicked would wait for a prefetch that hangs, too. */
const timeoutMs = 15_000;
const maxKept = 40;
const maxAge = 60_000;
const kept = new Map<string, { at: number; fetched: Promise<Fetched> }>();

/** A page of this site is its path and query, whatever place of it an address names. */
export const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

const payloadUrl = (url: URL) => `/_maru/page?path=${encodeURIComponent(pageOf(url))}`;

/** Whether the address is known well enough to need no fetch. */
export const isFetched = (url: URL): boolean => Date.now() - (kept.get(pageOf(url))?.at ?? 0) < maxAge;

/**
 * The payload of a page of this site, from memory for a minute. Whatever is no payload (an error, another
 * origin, a file) reads as `full-load`: the browser then does what it would do without us.
 */
export function fetchPayload(
  url: URL,
  options: { priority?: 'low' | 'high'; fresh?: boolean } = {},
): Promise<Fetched> {
  const key = pageOf(url);
  const known = kept.get(key);
  if (known && !options.fresh && Date.now() - known.at < maxAge) return known.fetched;
  const fetched = load(url, options);
  kept.delete(key);
  kept.set(key, { at: Date.now(), fetched });
  if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
  fetched.catch(() => {
    // What was asked for since, as after something was written, stays.
    if (kept.get(key)?.fetched === fetched) kept.delete(key);
  });
  return fetched;
}

/** After something was written: what was fetched before may be no longer so. */
export const forgetPayloads = (): void => kept.clear();

async function load(
  url: URL,
  { priority = 'high', fresh }: { priority?: 'low' | 'high'; fresh?: boolean },
): Promise<Fetched> {
  const response = await fetch(payloadUrl(url) + (fresh ? '&deferred=wait' : ''), {
    priority,
    // Asked for by its tag each time. Else a browser takes the stale one at once and revalidates it behind: a visitor
    // would see the page of before, and Chromium keeps such a request open for half a minute.
    cache: 'no-cache',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isPayload = response.headers.get('content-type')?.includes('application/json');
  if (!isPayload || response.status >= 500)
    throw new Error(`[navigation] ${response.status} for ${url.pathname}`);
  const body = (await response.json()) as PagePayload | { redirect: string };
  if ('redirect' in body) return 'full-load';
  // Something on it could not be read: the link that offers to try again asks for it again.
  if (body.body?.includes('data-read-failed')) kept.delete(pageOf(url));
  // A page of a newer build is for the code of that build: islands of this one do not know its data.
  if (body.entry && body.entry !== new URL(import.meta.url).pathname) return 'full-load';
  // The policy of a document stays that of its first page.
  const allowed = document.body.dataset.frames?.split(' ') ?? [];
  if (body.frames?.some((origin) => !allowed.includes(origin))) return 'full-load';
  return { payload: body, url: url.href };
}
