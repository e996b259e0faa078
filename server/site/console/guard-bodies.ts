import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendAnswer } from '#engine/api/ask-backend.ts';
import { operatorCalls } from '#schemas/operator/calls.ts';
import { allowSlowBody } from '../requests/limit-body-time.ts';

/** Bytes of a body that anyone may send: a sign-in is smaller. */
const maxBytesOfAnyone = 16 * 1024;
/** Larger bodies that are received or handled at once, in all and of one operator: each is in memory as a whole. */
const maxConcurrent = { all: 8, operator: 2 };
/** Milliseconds that further ones of an operator wait, unread: the editor saves, checks and compares at the same time. */
const [maxWaitMs, waitStep] = [15_000, 50];

/** Asks the backend something with the session of a request. */
type AskSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: { method: string; path: string },
) => Promise<Pick<BackendAnswer, 'status' | 'bytes'>>;

/**
 * Lets only operators send large bodies, which may be slow, and only a few at once: this process also serves the visitors
 * of every site.
 * @returns a check to run before a body is read, which refuses with 401 or 503
 */
export function guardBodies(askSession: AskSession) {
  const operators: number[] = [];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isLarge(request)) return undefined;
    const { method, path, response } = operatorCalls.currentSession;
    const { status, bytes } = await askSession(request, reply, { method, path });
    if (status !== 200)
      return reply
        .code(status === 401 ? 401 : 502)
        .send(status === 401 ? signedOut : { statusCode: 502, message: 'BACKEND_UNAVAILABLE' });
    allowSlowBody(request.raw);
    // Not by session: an operator may sign in several times, and tokens rotate.
    const { id } = response.parse(JSON.parse(bytes.toString('utf8'))).operator;
    const hasOwn = () => operators.filter((other) => other === id).length < maxConcurrent.operator;
    for (let waited = 0; !hasOwn() && waited < maxWaitMs && !reply.raw.destroyed; waited += waitStep)
      await new Promise((resolve) => setTimeout(resolve, waitStep));
    // Its sender is gone, and nothing would give a slot back.
    if (reply.raw.destroyed) return reply.hijack();
    if (operators.length >= maxConcurrent.all || !hasOwn())
      return reply.code(503).header('retry-after', '1').send({ statusCode: 503, message: 'BUSY' });
    operators.push(id);
    reply.raw.once('close', () => operators.splice(operators.indexOf(id), 1));
    return undefined;
  };
}

const signedOut = { statusCode: 401, message: 'SIGNED_OUT', code: 'SIGNED_OUT' };

/** A body of unknown length may be large. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > maxBytesOfAnyone;
}
