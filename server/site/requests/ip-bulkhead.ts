import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientIp } from './write-limit.ts';

/** Maximum number of tracked IP addresses: the most recent ones. */
const maxTracked = 1_000;

/**
 * Creates a bulkhead per IP address, so that one with many requests takes only its own slots.
 * @param limits how many tasks of one IP address may run at once, and how many may wait; beyond that the bulkhead throws
 *   BulkheadRejectedError
 */
export function createIpBulkheads(limits: {
  atOnce: number;
  waiting: number;
}): (request: FastifyRequest) => BulkheadPolicy {
  const byIp = new LRUCache<string, BulkheadPolicy>({ max: maxTracked });
  return (request) => {
    const ip = clientIp(request);
    const turns = byIp.get(ip) ?? bulkhead(limits.atOnce, limits.waiting);
    byIp.set(ip, turns);
    return turns;
  };
}
