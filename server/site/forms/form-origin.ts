import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from a page of this very site. Current browsers say so in `Sec-Fetch-Site`. One that does not
 * sends an `Origin`, which is `null` where pages send no referrer, as ours: there the form's token has to do.
 */
export function comesFromHere({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === 'null' || URL.parse(origin)?.host === host.toLowerCase();
}
