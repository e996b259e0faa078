import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from './write-limit.ts';

/** Addresses whose turns are counted: those asked for last. */
const maxAddresses = 1_000;

/**
 * Turns of each address by itself, so that one that asks for much takes only its own.
 * @param limits how much of one address is under way at once, and how much may wait; beyond it BulkheadRejectedError is thrown
 */
export function createAddressBulkheads(limits: {
  atOnce: number;
  waiting: number;
}): (request: FastifyRequest) => BulkheadPolicy {
  const byAddress = new LRUCache<string, BulkheadPolicy>({ max: maxAddresses });
  return (request) => {
    const address = addressOf(request);
    const turns = byAddress.get(address) ?? bulkhead(limits.atOnce, limits.waiting);
    byAddress.set(address, turns);
    return turns;
  };
}
