import type { FastifyRequest } from 'fastify';

/** Maximum length of a path with its query; longer requests are refused. */
export const maxUrlLength = 4_096;

/**
 * A request's target as a URL of this site, or undefined if it is not one. `//host/x` is a path here, never another
 * host.
 */
export function requestUrl(target: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  return URL.parse(`http://site.invalid${target}`) ?? undefined;
}

/** Whether a Host header is a host with an optional port. */
export function isHost(host: string): boolean {
  const port = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?(?::(\d{1,5}))?$/i.exec(host);
  return port !== null && Number(port[1] ?? 0) <= 65_535;
}

/** Normalizes a host name for comparison: lower case, without a trailing dot. */
export const hostName = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Scheme and host of the site that a request is for, as trusted proxies report them. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
