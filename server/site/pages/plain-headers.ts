import type { FastifyReply } from 'fastify';
import { sameValue } from '#engine/cache/same-value.ts';
import type { MakeAnswer } from '#server/site/html-cache/entry.ts';

let lastHeaders: Record<string, string> = {};

/** The headers that hooks set on every response, such as helmet's. Nearly always the same, so they share one object. */
export function plainHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  if (!sameValue(headers, lastHeaders)) lastHeaders = headers;
  return lastHeaders;
}

/** Adds headers to the answers of `make`, whose own take precedence. */
export const withHeaders =
  (headers: Record<string, string>, make: MakeAnswer): MakeAnswer =>
  async (isRenewal) => {
    const made = await make(isRenewal);
    return { ...made, headers: { ...headers, ...made.headers } };
  };
