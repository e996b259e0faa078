import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIp } from './write-limit.ts';

/**
 * Counts renders instead of requests: concurrent requests of one IP address for the same key share a count and its
 * result.
 * @param count throws if the IP address has exceeded its limit
 */
export function countOnce(
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): (key: string, request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const counting = new Map<string, Promise<void>>();
  return (key, request, reply) => {
    const name = `${clientIp(request)} ${key}`;
    const known = counting.get(name);
    if (known) return known;
    const counted = count(request, reply).finally(() => counting.delete(name));
    counting.set(name, counted);
    return counted;
  };
}
