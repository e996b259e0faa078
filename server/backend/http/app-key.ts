import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { appKeyHeader } from '#schemas/api/calls.ts';
import { Refusal } from '#server/backend/context/refusal.ts';

/** @returns a check that refuses requests without the right app-key header with 401 */
export function appKeyCheck(appKey: string): (request: FastifyRequest) => void {
  const expected = digest(appKey);
  return (request) => {
    const given = request.headers[appKeyHeader];
    // Digests have equal lengths, so the comparison reveals nothing about a guess.
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) {
      throw new Refusal(401, 'APP_KEY_INVALID');
    }
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
