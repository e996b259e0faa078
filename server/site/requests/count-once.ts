import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './write-limit.ts';

/**
 * Counts what is made and not who waits for it: of one address, whoever asks for a thing while it is counted shares
 * that count and what comes of it.
 * @param count throws where the address has had too much made
 */
export function countOnce(
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): (key: string, request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const counting = new Map<string, Promise<void>>();
  return (key, request, reply) => {
    const name = `${addressOf(request)} ${key}`;
    const known = counting.get(name);
    if (known) return known;
    const counted = count(request, reply).finally(() => counting.delete(name));
    counting.set(name, counted);
    return counted;
  };
}
