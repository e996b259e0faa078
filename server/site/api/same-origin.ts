import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the same site. Browsers state this in `Sec-Fetch-Site`,
 * older ones only in `Origin`; a page cannot set either. A write with neither is refused.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (origin !== undefined && !isHostOf(origin, request.host)) return false;
  if (site === undefined) return origin !== undefined;
  return site === 'same-origin';
}

/** A read may also come from the address bar; other sites and other subdomains may not read through us. */
export function mayRead(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (origin !== undefined && !isHostOf(origin, request.host)) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

const isHostOf = (origin: string, host: string) => URL.parse(origin)?.host === host.toLowerCase();
