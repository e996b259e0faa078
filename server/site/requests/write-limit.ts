import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostName } from './request-url.ts';

/** How often one address may write, per site and route; and read what no cache holds. A household or an office shares an address. */
export const writeLimit = { max: 60, timeWindow: '1 minute' };
export const readLimit = { max: 600, timeWindow: '1 minute' };
/** How many pages of one site may be made for one address that were not kept: more than anybody reads, far less than a machine can make. */
export const pageLimit = { max: 1_200, timeWindow: '1 minute', name: 'pages' };
/** One address; for IPv6 one home network. Node no longer knows it once the visitor has left, whatever the type says: they count as one. */
export const addressOf = ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? '', 64);

/** How many pictures may be made for one address, over all sites together: each site makes those of the others too. */
export const pictureLimit = {
  max: 600,
  timeWindow: '1 minute',
  name: 'pictures',
  keyGenerator: (request: FastifyRequest) => addressOf(request),
};

/** The partner of a host, or undefined where it is nobody's. */
export type PartnerOf = (host: string) => Promise<string | undefined>;

/** Whom a limit counts: one address at one partner's site. A host that is nobody's names no partner, whatever is invented. */
export async function limitKey(request: FastifyRequest, partnerOf: PartnerOf): Promise<string> {
  const partner = await partnerOf(hostName(request.hostname)).catch(() => undefined);
  return `${partner ?? ''}|${addressOf(request)}`;
}

/**
 * Lets routes limit how often they are asked: `config: { rateLimit: writeLimit }`. Beyond it they throw a 429.
 * @param store where other processes count too
 */
export async function limitRequests(
  server: FastifyInstance,
  partnerOf: PartnerOf,
  store?: FastifyRateLimitStoreCtor,
): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    ...(store ? { store } : {}),
    keyGenerator: (request) => limitKey(request, partnerOf),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  });
}

type MakingLimit = {
  max: number;
  timeWindow: string;
  /** What is counted together where several processes count. */
  name?: string;
  /** Whom it counts, where it is not one address at one partner's site. */
  keyGenerator?: (request: FastifyRequest) => string;
};

/**
 * Counts what has to be made by whom it is made for: addresses can be invented without end, `?keyword=` or `&q=` alone.
 * @throws an error with the status 429 beyond the limit, and after how many seconds to try again (`retryAfter`)
 */
export function limitMaking(
  server: FastifyInstance,
  limit: MakingLimit,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = server.createRateLimit(limit);
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    const refusal = { statusCode: 429, retryAfter: counted.ttlInSeconds };
    throw Object.assign(new Error('Too many are made'), refusal);
  };
}
