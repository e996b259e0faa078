import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientAddress } from './write-limit.ts';

/** Maximum number of tracked addresses: the most recent ones. */
const maxAddresses = 1_000;

/**
 * Creates a bulkhead per address, so that one with many requests takes only its own slots.
 * @param limits how many tasks of one address may run at once, and how many may wait; beyond that the bulkhead throws
 *   BulkheadRejectedError
 */
export function createAddressBulkheads(limits: {
  atOnce: number;
  waiting: number;
}): (request: FastifyRequest) => BulkheadPolicy {
  const byAddress = new LRUCache<string, BulkheadPolicy>({ max: maxAddresses });
  return (request) => {
    const address = clientAddress(request);
    const turns = byAddress.get(address) ?? bulkhead(limits.atOnce, limits.waiting);
    byAddress.set(address, turns);
    return turns;
  };
}
