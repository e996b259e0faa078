import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

const last = (header: string | string[] | undefined) => header?.toString().split(',').at(-1)?.trim();

/**
 * Two `Host` headers are joined by a comma (open-http-server.ts). A proxy's own host may have any name, but no comma.
 */
export const hasTwoHosts = ({ host }: IncomingHttpHeaders): boolean => host?.includes(',') === true;

/** IP addresses of the proxies whose `X-Forwarded-*` headers are trusted, from the variable `TRUSTED_PROXIES`. */
export const trustedProxies = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

/**
 * Reads scheme and host of a request as the visitor wrote them, like Fastify but without it: forwarded headers count
 * only from trusted proxies.
 * @param proxies IP addresses of the proxies that are trusted
 */
export function createRequestOrigin(proxies: string[]): (request: IncomingMessage) => string | undefined {
  const isTrusted = proxies.length ? proxyAddr.compile(proxies) : undefined;
  const trusted = new WeakMap<Socket, boolean>();
  const trusts = (socket: Socket): boolean => {
    const known = trusted.get(socket);
    if (known !== undefined) return known;
    const trust = isTrusted?.(socket.remoteAddress ?? '', 0) ?? false;
    trusted.set(socket, trust);
    return trust;
  };
  return ({ headers, socket }) => {
    let { host } = headers;
    let scheme = 'http';
    if (isTrusted && trusts(socket)) {
      if (hasTwoHosts(headers)) return undefined;
      host = last(headers['x-forwarded-host']) ?? host;
      if (last(headers['x-forwarded-proto']) === 'https') scheme = 'https';
    }
    return host === undefined ? undefined : `${scheme}://${host.toLowerCase()}`;
  };
}
