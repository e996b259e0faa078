import type { FastifyReply } from 'fastify';
import { sameValue } from '#engine/cache/same-value.ts';
import type { MakeAnswer } from '#server/site/html-cache/html-cache.ts';

let lastHeaders: Record<string, string> = {};

/** What hooks have put on every answer, such as the headers of helmet: nearly always the same, and then one object. */
export function plainHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  if (!sameValue(headers, lastHeaders)) lastHeaders = headers;
  return lastHeaders;
}

/** Adds headers to whatever is made; its own win. */
export const withHeaders =
  (headers: Record<string, string>, make: MakeAnswer): MakeAnswer =>
  async (isRenewal) => {
    const made = await make(isRenewal);
    return { ...made, headers: { ...headers, ...made.headers } };
  };
