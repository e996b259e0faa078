import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from a page of the same site. Current browsers state this in `Sec-Fetch-Site`. Others send an
 * `Origin`, which is `null` if something in between makes pages send no referrer: then only the form's token protects it.
 */
export function comesFromHere({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === 'null' || URL.parse(origin)?.host === host.toLowerCase();
}
