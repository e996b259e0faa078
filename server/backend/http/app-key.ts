import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { Refusal } from '#server/backend/context/refusal.ts';

/** @returns a check that refuses requests without the right app-key header with 401 */
export function appKeyCheck(appKey: string): (request: FastifyRequest) => void {
  const hasAppKey = appKeyTest(appKey);
  return (request) => {
    if (!hasAppKey(request)) throw new Refusal(401, 'APP_KEY_INVALID');
  };
}

/** @returns whether a request has the right app-key header: only our own servers know it */
export function appKeyTest(appKey: string): (request: FastifyRequest) => boolean {
  const expected = digest(appKey);
  return (request) => {
    const given = request.headers[appKeyHeader];
    // Digests have equal lengths, so the comparison reveals nothing about a guess.
    return typeof given === 'string' && timingSafeEqual(digest(given), expected);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
