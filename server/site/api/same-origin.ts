import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the very site that it asks (DESIGN section 6). The browser says so itself in
 * `Sec-Fetch-Site`, older ones in `Origin` alone; a page cannot set either. A write that says neither is refused.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (origin !== undefined && !isHostOf(origin, request.host)) return false;
  if (site === undefined) return origin !== undefined;
  return site === 'same-origin';
}

/** A read may also be typed into the address bar; other sites, and other parts of the same domain, may not read through us. */
export function mayRead(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (origin !== undefined && !isHostOf(origin, request.host)) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

const isHostOf = (origin: string, host: string) => URL.parse(origin)?.host === host.toLowerCase();
