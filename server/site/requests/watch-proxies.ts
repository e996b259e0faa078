import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Where no visitor of a public site comes from: this machine and the nets behind a router. */
const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Says once where a proxy is in front that TRUSTED_PROXIES does not name: all who come through it count as one address,
 * and soon as one that asks too often (`write-limit.ts`).
 */
export function watchProxies(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', async ({ ip, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    if (isSaid || forwarded === undefined || !ip || !isPrivate(ip, 0)) return;
    // The first of them is who asked: where that is whom the limits count, every proxy on the way is trusted.
    if (String(forwarded).split(',', 1)[0]?.trim() === ip) return;
    isSaid = true;
    server.log.warn(
      { address: ip },
      `a proxy that is not trusted forwards requests: all its visitors share one rate limit, and links say http. Start with TRUSTED_PROXIES=${ip}, behind any that it has already`,
    );
  });
}
