import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostName } from './request-url.ts';

/** Writes, and uncached reads, of one IP address per site and route. A household or an office shares an IP address. */
export const writeLimit = { max: 60, timeWindow: '1 minute' };
export const readLimit = { max: 600, timeWindow: '1 minute' };
/**
 * Renders of uncached pages of one site for one IP address: more than anyone reads, far less than a machine can render.
 */
export const pageLimit = { max: 1_200, timeWindow: '1 minute', name: 'pages' };
/**
 * One IP address; for IPv6 one home network. Despite its type it is undefined once the visitor has left: all those
 * count as one.
 */
export const clientIp = ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? '', 64);

/**
 * Renders of uncached pages of all sites together for one IP address, which reaches every partner's host: two sites'
 * worth. At some 10 ms for a page that is at most 40 % of a process. A crawler that reads many partners gets 40 new
 * pages a second.
 */
export const allPagesLimit = {
  max: 2 * pageLimit.max,
  timeWindow: '1 minute',
  name: 'all-pages',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

/**
 * Calls of one IP address to all sites together, whose own limits count per route and site: two routes' worth of reads,
 * which is 20 a second.
 */
export const allCallsLimit = {
  max: 2 * readLimit.max,
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

/**
 * Forms that one IP address posts to all sites together: each renders its page twice, past the limits of pages.
 */
export const allFormsLimit = {
  max: 4 * writeLimit.max,
  timeWindow: '1 minute',
  name: 'forms',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

/**
 * Pictures that may be encoded for one IP address on all sites together, because each site also serves the others'
 * pictures.
 */
export const pictureLimit = {
  max: 600,
  timeWindow: '1 minute',
  name: 'pictures',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

/** The partner of a host, or undefined if no partner has it. */
type PartnerOf = (host: string) => Promise<string | undefined>;

/** The key of a limit: one IP address at one partner's site. All unknown hosts share the empty partner. */
async function limitKey(request: FastifyRequest, partnerOf: PartnerOf): Promise<string> {
  const partner = await partnerOf(hostName(request.hostname)).catch(() => undefined);
  return `${partner ?? ''}|${clientIp(request)}`;
}

/**
 * Lets routes set a rate limit: `config: { rateLimit: writeLimit }`. Beyond it they throw a 429.
 * @param store shared with other processes
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
  /** Identifies the count if several processes share it. */
  name?: string;
  /** The key to count by, if not one IP address at one partner's site. */
  keyGenerator?: (request: FastifyRequest) => string;
};

/**
 * Limits renders per visitor, because page addresses can be invented endlessly, with `?keyword=` or `&q=` alone.
 * @throws beyond the limit, an error with the status 429 and the seconds until a retry (`retryAfter`)
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
    throw Object.assign(new Error('Too many renders'), refusal);
  };
}

/**
 * Limits renders of pages per visitor, of one site and of all sites together. One that the first limit refuses does not count
 * for the second.
 * @throws as `limitMaking`
 */
export function limitPages(
  server: FastifyInstance,
  { ofOne, ofAll }: { ofOne: MakingLimit; ofAll: MakingLimit } = { ofOne: pageLimit, ofAll: allPagesLimit },
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const [limitOne, limitAll] = [limitMaking(server, ofOne), limitMaking(server, ofAll)];
  return async (request, reply) => {
    await limitOne(request, reply);
    await limitAll(request, reply);
  };
}
