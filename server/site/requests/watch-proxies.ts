import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Networks without visitors of a public site: this machine and private networks. */
const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Warns once about a proxy that TRUSTED_PROXIES does not list: all its visitors count as one IP address, which soon
 * exceeds the rate limits (`write-limit.ts`).
 */
export function watchProxies(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ ip, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    if (hasWarned || forwarded === undefined || !ip || !isPrivate(ip, 0)) return;
    // The first IP address is the visitor. If the limits count it, every proxy on the way is trusted.
    if (String(forwarded).split(',', 1)[0]?.trim() === ip) return;
    hasWarned = true;
    server.log.warn(
      { address: ip },
      `an untrusted proxy forwards requests: all its visitors share one rate limit, and links use http. Add it to the list: TRUSTED_PROXIES=${ip}`,
    );
  });
}
