import type { PagePayload } from '#engine/document/page-payload.ts';

/** The result for a URL: its payload, or that the browser must load it itself. */
export type Fetched = { payload: PagePayload; url: string } | 'full-load';

/** Milliseconds after which a fetch fails: a click would wait for a hanging prefetch too. */
const timeoutMs = 15_000;
const maxCached = 40;
const maxAge = 60_000;
const cached = new Map<string, { at: number; fetched: Promise<Fetched> }>();

/** A page is identified by its path and query, whatever the hash. */
export const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

const payloadUrl = (url: URL) => `/_maru/page?path=${encodeURIComponent(pageOf(url))}`;

const freshPage = (url: URL) => {
  const known = cached.get(pageOf(url));
  return known && Date.now() - known.at < maxAge ? known.fetched : undefined;
};

/** Whether the cached page is fresh enough to need no fetch. */
export const isFetched = (url: URL): boolean => freshPage(url) !== undefined;

/**
 * The payload of a page of this site, cached for a minute. Anything that is not a payload (an error, another origin, a
 * file) becomes `full-load`: the browser then loads it as usual.
 */
export function fetchPayload(
  url: URL,
  options: { priority?: 'low' | 'high'; fresh?: boolean } = {},
): Promise<Fetched> {
  const key = pageOf(url);
  const known = options.fresh ? undefined : freshPage(url);
  if (known) return known;
  const fetched = load(url, options);
  cached.delete(key);
  cached.set(key, { at: Date.now(), fetched });
  if (cached.size > maxCached) cached.delete(cached.keys().next().value ?? '');
  fetched.catch(() => {
    // A newer request, for example after a write, stays.
    if (cached.get(key)?.fetched === fetched) cached.delete(key);
  });
  return fetched;
}

/** Called after a write, which may make earlier payloads stale. */
export const forgetPayloads = (): void => cached.clear();

async function load(
  url: URL,
  { priority = 'high', fresh }: { priority?: 'low' | 'high'; fresh?: boolean },
): Promise<Fetched> {
  const response = await fetch(payloadUrl(url) + (fresh ? '&deferred=wait' : ''), {
    priority,
    // Revalidates with the ETag each time. Otherwise a browser returns the stale response and revalidates in the
    // background: a visitor would see the stale page, and Chromium keeps such a request open for half a minute.
    cache: 'no-cache',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isPayload = response.headers.get('content-type')?.includes('application/json');
  if (!isPayload || response.status >= 500)
    throw new Error(`[navigation] ${response.status} for ${url.pathname}`);
  const body = (await response.json()) as PagePayload | { redirect: string };
  if ('redirect' in body) return 'full-load';
  // Something on it could not be read: its retry link requests it again.
  if (body.body?.includes('data-read-failed')) cached.delete(pageOf(url));
  // A page from a newer build needs that build's code: islands of this one do not know its data.
  if (body.entry && body.entry !== new URL(import.meta.url).pathname) return 'full-load';
  // A document retains its first page's CSP. The rest of a page on screen is shown nevertheless: its players stay links.
  const allowed = document.body.dataset.frames?.split(' ') ?? [];
  if (!fresh && body.frames?.some((origin) => !allowed.includes(origin))) return 'full-load';
  return { payload: body, url: url.href };
}
