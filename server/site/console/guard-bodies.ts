import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorCalls } from '#schemas/operator/calls.ts';

/** Bytes of a body that anyone may send: a sign-in is smaller. */
const mostOfAnyone = 16 * 1024;
/** Larger bodies that are received or handled at once: each is in memory as a whole. */
const mostAtOnce = 8;

/** Asks the backend something with the session of a request. */
type AskSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: { method: string; path: string },
) => Promise<{ status: number }>;

/**
 * Lets only operators send large bodies, and only a few at once: this process also serves the visitors of every site.
 * @returns a check to run before a body is read, which refuses with 401 or 503
 */
export function guardBodies(askSession: AskSession) {
  let count = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isLarge(request)) return undefined;
    const { method, path } = operatorCalls.currentSession;
    const { status } = await askSession(request, reply, { method, path });
    if (status !== 200)
      return reply
        .code(status === 401 ? 401 : 502)
        .send(status === 401 ? signedOut : { statusCode: 502, message: 'BACKEND_UNAVAILABLE' });
    if (count >= mostAtOnce)
      return reply.code(503).header('retry-after', '1').send({ statusCode: 503, message: 'BUSY' });
    count += 1;
    reply.raw.once('close', () => {
      count -= 1;
    });
    return undefined;
  };
}

const signedOut = { statusCode: 401, message: 'SIGNED_OUT', code: 'SIGNED_OUT' };

/** A body of unknown length may be large. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > mostOfAnyone;
}
